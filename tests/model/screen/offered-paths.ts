import { expectedPaths } from '../expected/expected.ts';
import type { Model, Sentence } from '../paths/model.ts';
import { createPath, type ModelPath, stepId } from '../paths/path.ts';
import type { ScreenModel } from './screen.ts';

export interface Offered {
  readonly path: ModelPath;
  readonly covered: ModelPath;
  /** `null` if all of it is covered. */
  readonly reason: Sentence | null;
}

export function offeredPaths(model: Model, screen: ScreenModel): Offered[] {
  return expectedPaths(model).map((path) => {
    for (const [index, step] of path.steps.entries()) {
      const reason = screen.refuses(step, index, path);
      if (reason === null) continue;
      const covered = createPath(model, path.situation, path.start, path.steps.slice(0, index));
      return { path, covered, reason };
    }
    return { path, covered: path, reason: null };
  });
}

const text = ({ situation, steps }: ModelPath) =>
  [situation.id, ...steps.map((step) => `> ${stepId(step)}`)].join(' ');

/** Leaves out walks that begin a longer one. */
export function walksOf(offered: readonly Offered[]): ModelPath[] {
  const walks = new Map(offered.map(({ covered }) => [text(covered), covered]));
  const sorted = [...walks.keys()].sort();
  return sorted.flatMap((key, index) => {
    const next = sorted[index + 1];
    const walk = walks.get(key);
    return walk && !next?.startsWith(`${key} >`) ? [walk] : [];
  });
}

export const includes = (walk: ModelPath, other: ModelPath) =>
  `${text(walk)} `.startsWith(`${text(other)} `);
