import type { Model } from '../paths/model.ts';
import { isLate, type ModelPath } from '../paths/path.ts';
import { expectedOf } from './expected.ts';
import { type Happened, type Rule, rulesOf } from './rules.ts';

export interface Proofs {
  readonly rule: Rule;
  readonly paths: readonly ModelPath[];
  readonly broken: readonly string[];
}

interface WrittenStep {
  readonly path: ModelPath;
  readonly happened: Happened;
  readonly isLast: boolean;
}

export function proofsOf(model: Model, rules: readonly Rule[] = rulesOf(model.name)): Proofs[] {
  if (rules.length === 0) return [];
  const proofs = rules.map((rule) => ({
    rule,
    paths: new Map<ModelPath, boolean>(),
    broken: [] as string[],
  }));
  for (const { path, happened, isLast } of writtenSteps(model)) {
    for (const { rule, paths, broken } of proofs) {
      if (!rule.concerns(happened)) continue;
      paths.set(path, isLast);
      if (!rule.holds(happened)) broken.push(`${path.id} ${happened.event.id}`);
    }
  }
  return proofs.map(({ rule, paths, broken }) => ({ rule, paths: sorted(paths), broken }));
}

const sorted = (paths: ReadonlyMap<ModelPath, boolean>) =>
  [...paths]
    .toSorted(([one, ends], [other, endsOther]) =>
      ends === endsOther ? one.steps.length - other.steps.length : ends ? -1 : 1,
    )
    .map(([path]) => path);

function* writtenSteps(model: Model): Iterable<WrittenStep> {
  const expected = expectedOf(model);
  for (const path of expected.paths) {
    const { situation } = path;
    let before = expected.start(situation);
    for (const step of path.steps) {
      const after = expected.after(situation, before, step);
      if (!after) break;
      if (!isLate(step)) {
        const happened = { situation, event: step.event, before, after };
        yield { path, happened, isLast: step === path.steps.at(-1) };
      }
      before = { state: after.state, facts: after.facts };
    }
  }
}
