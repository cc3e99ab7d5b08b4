import type { Model } from '../paths/model.ts';
import { outcomes, type PathReport } from './machine-report.ts';
import { eventOf, marksOf } from './tell-path.ts';

/**
 * Short names by which the page's script finds paths: names of states and events may have spaces,
 * and two machines may share them.
 */
export const machineKey = (model: Model) => `machine:${model.name}`;
export const stateKey = (model: Model, state: string) => `state:${model.name}:${state}`;
export const eventKey = (model: Model, event: string) =>
  `event:${model.name}:${event.replaceAll(' ', '_')}`;
export const markKey = (mark: string) => `mark:${mark}`;
export const outcomeKey = (outcome: string) => `outcome:${outcome}`;

/** Everything that a path can be found by, apart from its text. */
export function keysOf(model: Model, { path, outcomes: found }: PathReport): string[] {
  const came = outcomes.filter((outcome) =>
    Object.values(found).some((run) => run.outcome === outcome),
  );
  const keys = new Set([
    machineKey(model),
    ...came.map(outcomeKey),
    ...marksOf(path).map(markKey),
    ...statesOf(path).map((state) => stateKey(model, state)),
    ...path.steps.map((step) => eventKey(model, eventOf(step).id)),
  ]);
  return [...keys];
}

export const statesOf = ({ start, steps }: PathReport['path']) => [
  start,
  ...steps.map(({ to }) => to),
];
