import { expect } from 'vitest';
import type { Model } from '../paths/model.ts';
import { type AnyStep, type ModelPath, stepId, tellStep } from '../paths/path.ts';
import { expectedOf } from './expected.ts';
import { type Condition, type Outcome, withoutDetail } from './facts.ts';

/**
 * Holds what was seen of a machine on a path against what is written down, of which every step keeps the rules
 * of the product (`rules.test.ts`). With `invented` answers every fact has to be the same; a server's own tokens and words are not looked at.
 */
export function judge(model: Model, path: ModelPath, answers: 'invented' | 'of the server') {
  const expected = expectedOf(model);
  const { situation } = path;
  let before = expected.start(situation);

  return {
    start(seen: Condition): void {
      expect(lines({ ...seen, effects: [] }, answers), 'at the beginning').toEqual(
        lines({ ...before, effects: [] }, answers),
      );
    },
    step(step: AnyStep, seen: Outcome): void {
      const wanted = expected.after(situation, before, step);
      const told = `after: ${tellStep(step)}`;
      if (!wanted) throw new Error(`Nobody has said what comes ${told} (${stepId(step)}).`);
      expect(lines(seen, answers), told).toEqual(lines(wanted, answers));
      before = wanted;
    },
  };
}

/** A line a fact, so that a difference shows the fact alone. */
function lines(
  { state, facts, effects }: Outcome,
  answers: 'invented' | 'of the server',
): string[] {
  const all = [`state ${state}`, ...facts, ...effects.map((effect) => `effect ${effect}`)];
  return answers === 'invented' ? all : all.map(withoutDetail);
}
