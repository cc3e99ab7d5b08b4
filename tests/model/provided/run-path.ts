import { judge } from '../expected/judge.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import type { OnStep } from '../paths/results.ts';
import { walkProvided } from './walk.ts';

export async function runProvided(
  model: Model,
  path: ModelPath,
  onStep: OnStep = () => {},
): Promise<void> {
  const { start, step } = judge(model, path, 'invented');
  let index = 0;
  await walkProvided(model, path, (next, seen) => {
    if (next === null) return start(seen);
    onStep(index++);
    step(next, seen);
  });
}
