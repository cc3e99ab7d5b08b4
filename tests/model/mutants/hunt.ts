import { expectedOf } from '../expected/expected.ts';
import type { Condition } from '../expected/facts.ts';
import { brokenRules } from '../expected/rules.ts';
import { coverageOf } from '../paths/coverage.ts';
import type { Model } from '../paths/model.ts';
import { isLate, type ModelPath, stepId } from '../paths/path.ts';
import { runProvided } from '../provided/run-path.ts';
import { walkProvided } from '../provided/walk.ts';
import type { Mutation } from './mutations.ts';

export const hunters = ['coverage', 'rules', 'provided'] as const;
export type Hunter = (typeof hunters)[number];

/** Empty if no check notices the mutant. */
export async function hunt(model: Model, { mutant }: Mutation): Promise<Hunter[]> {
  const paths = coveringPaths(model);
  const wrong = { ...model, machine: mutant() };
  const noticed = {
    coverage: await complains(() => lacksCoverage(wrong, paths)),
    rules: await complains(() => firstBroken(wrong, paths)),
    provided: await complains(() => runAll(wrong, paths)),
  };
  return hunters.filter((hunter) => noticed[hunter]);
}

const covering = new Map<string, ModelPath[]>();

function coveringPaths(model: Model): ModelPath[] {
  const known = covering.get(model.name);
  if (known) return known;
  const expected = expectedOf(model);
  const covered = new Set<string>();
  const chosen = expected.paths.filter((path) => {
    let before: Condition = expected.start(path.situation);
    let isNew = false;
    for (const step of path.steps) {
      const key = [path.situation.id, before.state, ...before.facts, stepId(step)].join(' | ');
      isNew ||= !covered.has(key);
      covered.add(key);
      before = expected.after(path.situation, before, step) ?? before;
    }
    return isNew;
  });
  covering.set(model.name, chosen);
  return chosen;
}

async function complains(work: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch {
    return true;
  }
}

function lacksCoverage(model: Model, paths: readonly ModelPath[]): boolean {
  const { states, transitions } = coverageOf(model, paths);
  return states.missing.length + transitions.missing.length > 0;
}

async function runAll(model: Model, paths: readonly ModelPath[]): Promise<boolean> {
  for (const path of paths) await runProvided(model, path);
  return false;
}

/** The rules alone: nothing that is written down of the steps helps them. */
async function firstBroken(model: Model, paths: readonly ModelPath[]): Promise<boolean> {
  for (const path of paths) if (await breaksRule(model, path)) return true;
  return false;
}

async function breaksRule(model: Model, path: ModelPath): Promise<boolean> {
  let before: Condition | undefined;
  let isBroken = false;
  const walk = walkProvided(model, path, (step, after) => {
    if (before && step !== null && !isLate(step)) {
      const happened = { situation: path.situation, event: step.event, before, after };
      isBroken ||= brokenRules(model.name, happened).length > 0;
    }
    before = { state: after.state, facts: after.facts };
  });
  // A path that cannot be gone on with is for others to notice.
  await walk.catch(() => {});
  return isBroken;
}
