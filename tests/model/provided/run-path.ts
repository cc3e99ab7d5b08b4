import { judge } from '../expected/judge.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import type { Reach } from '../paths/results.ts';
import { walkProvided } from './walk.ts';

export async function runProvided(
  model: Model,
  path: ModelPath,
  reach: Reach = () => {},
): Promise<void> {
  const { start, step } = judge(model, path, 'invented');
  let taken = 0;
  await walkProvided(model, path, (next, seen) => {
    if (next === null) return start(seen);
    reach(taken++);
    step(next, seen);
  });
}
