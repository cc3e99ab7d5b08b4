import type { Model } from '../paths/model.ts';
import { type AnyStep, describeStep, isLate, type ModelPath, stepId } from '../paths/path.ts';
import { expectedOf } from './expected.ts';
import { type Condition, type Outcome, withoutDetail } from './facts.ts';
import { brokenRules, describeBroken } from './rules.ts';

/** With an `invented` server every fact has to be the same; a real one's tokens and texts are not looked at. */
export function judge(model: Model, path: ModelPath, answers: 'invented' | 'of the server') {
  const expected = expectedOf(model);
  const { situation } = path;
  let before = expected.start(situation);

  return {
    start(seen: Condition): void {
      const found = lines({ ...seen, effects: [] }, answers);
      requireSame('at the beginning', found, lines({ ...before, effects: [] }, answers));
    },
    step(step: AnyStep, seen: Outcome): void {
      const wanted = expected.after(situation, before, step);
      const label = `after: ${describeStep(step)}`;
      if (!wanted) throw new Error(`Nobody has said what comes ${label} (${stepId(step)}).`);
      const broken = isLate(step)
        ? []
        : brokenRules(model.name, { situation, event: step.event, before, after: seen });
      requireSame(label, lines(seen, answers), lines(wanted, answers), broken);
      before = wanted;
    },
  };
}

/** Fails with the difference as text: the report has no more than the text. */
function requireSame(
  label: string,
  found: readonly string[],
  wanted: readonly string[],
  broken: readonly string[] = [],
): void {
  if (found.join('\n') === wanted.join('\n')) return;
  const lacking = without(wanted, found);
  const surplus = without(found, wanted);
  const isOrder = lacking.length + surplus.length === 0;
  const message = [
    label,
    ...listed('should be:', isOrder ? wanted : lacking),
    ...listed('is:', isOrder ? found : surplus),
    ...describeBroken(broken),
  ];
  throw new Error(message.join('\n'));
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));
const listed = (head: string, some: readonly string[]) =>
  some.length === 0 ? [] : [`${head} ${some.join(' | ')}`];

function lines(
  { state, facts, effects }: Outcome,
  answers: 'invented' | 'of the server',
): string[] {
  const all = [`state ${state}`, ...facts, ...effects.map((effect) => `effect ${effect}`)];
  return answers === 'invented' ? all : all.map(withoutDetail);
}
