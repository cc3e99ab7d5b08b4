import type { Model } from '../paths/model.ts';
import { runs } from '../paths/results.ts';
import { causeId } from './causes.ts';
import { eventOf, marksOf } from './describe-path.ts';
import { type MachineReport, outcomes, type PathReport } from './machine-report.ts';

/**
 * Short names by which the page's script finds paths: names of states and events may have spaces,
 * and two machines may share them.
 */
export const machineKey = (model: Model) => `machine:${model.name}`;
export const stateKey = (model: Model, state: string) => `state:${model.name}:${state}`;
export const eventKey = (model: Model, event: string) =>
  `event:${model.name}:${event.replaceAll(' ', '_')}`;
export const ruleKey = (model: Model, rule: string) => `rule:${model.name}:${rule}`;
export const markKey = (mark: string) => `mark:${mark}`;
export const outcomeKey = (outcome: string) => `result:${outcome}`;
export const causeKey = (id: string) => `cause:${id}`;

export function keysOf({ model, rulesOfPath }: MachineReport, report: PathReport): string[] {
  const { path, outcomes: found } = report;
  const came = outcomes.filter((outcome) =>
    Object.values(found).some((run) => run.outcome === outcome),
  );
  const failed = runs.filter((run) => found[run].outcome === 'failed');
  const keys = new Set([
    machineKey(model),
    ...came.map(outcomeKey),
    ...failed.map((run) => causeKey(causeId(run, found[run].error ?? ''))),
    ...marksOf(path).map(markKey),
    ...statesOf(path).map((state) => stateKey(model, state)),
    ...path.steps.map((step) => eventKey(model, eventOf(step).id)),
    ...(rulesOfPath.get(path.id) ?? []).map((rule) => ruleKey(model, rule.id)),
  ]);
  return [...keys];
}

export const statesOf = ({ start, steps }: PathReport['path']) => [
  start,
  ...steps.map(({ to }) => to),
];
