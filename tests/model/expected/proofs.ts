import type { Model } from '../paths/model.ts';
import { isLate, type ModelPath, stepId } from '../paths/path.ts';
import { expectedOf } from './expected.ts';
import type { Rule } from './rules.ts';

/** The paths with a step that the rule is about, and the steps, as they are written down, that break it. */
export function provenBy(
  model: Model,
  rule: Rule,
): { proofs: readonly ModelPath[]; broken: readonly string[] } {
  const expected = expectedOf(model);
  const broken = new Set<string>();
  const proofs = expected.paths.filter((path) => {
    const { situation } = path;
    let before = expected.start(situation);
    let concerned = false;
    for (const step of path.steps) {
      const after = expected.after(situation, before, step);
      if (!after) break;
      if (!isLate(step)) {
        const happened = { situation, event: step.event, before, after };
        const isConcerned = rule.concerns(happened);
        concerned ||= isConcerned;
        if (isConcerned && !rule.holds(happened)) broken.add(`${path.id} ${stepId(step)}`);
      }
      before = { state: after.state, facts: after.facts };
    }
    return concerned;
  });
  return { proofs, broken: [...broken] };
}
