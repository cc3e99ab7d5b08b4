import { judge } from '../expected/judge.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { walkProvided } from './walk.ts';

/** Walks a path with made-up answers, and holds each step against what is written down. */
export async function runProvided(model: Model, path: ModelPath): Promise<void> {
  const { start, step } = judge(model, path, 'invented');
  await walkProvided(model, path, (taken, seen) =>
    taken === null ? start(seen) : step(taken, seen),
  );
}
