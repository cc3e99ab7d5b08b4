import type { Model } from '../paths/model.ts';
import { parse, parseOutcome, readSteps } from './expected.ts';
import type { Happened } from './rules.ts';

export interface ChangedStep {
  readonly from: string;
  readonly event: string;
  /** Empty for a step that is new. */
  readonly was: string;
  /** Empty for one that is gone. */
  readonly becomes: string;
  readonly happened: Happened;
}

type Events = ReadonlyMap<string, ReadonlyMap<string, string>>;
const none: Events = new Map();

/** Leaves out steps that go on as before from a condition that looks otherwise. */
export function changedSteps(model: Model, older: string, newer: string): ChangedStep[] {
  const [was, becomes] = [readSteps(older), readSteps(newer)];
  return model.situations.flatMap((situation) => {
    const old = was.get(situation.id) ?? none;
    const now = becomes.get(situation.id) ?? none;
    return differing(old, now).flatMap((step) => {
      const event = model.events.find(({ id }) => id === step.event);
      if (!event) return [];
      const after = parseOutcome(step.becomes || step.was);
      const happened = { situation, event, before: parse(step.from), after };
      return [{ ...step, event: `${step.event} (${event.says.en})`, happened }];
    });
  });
}

function differing(old: Events, now: Events) {
  const earlier = renamedConditions(old, now);
  const later = new Map([...earlier].map(([from, condition]) => [condition, from]));
  const changed = stepsOf(now).flatMap(({ from, event, outcome }) => {
    const before = old.get(earlier.get(from) ?? from)?.get(event) ?? '';
    return before === outcome ? [] : [{ from, event, was: before, becomes: outcome }];
  });
  const gone = stepsOf(old).flatMap(({ from, event, outcome }) => {
    const isThere = [from, later.get(from) ?? from].some((condition) =>
      now.get(condition)?.has(event),
    );
    return isThere ? [] : [{ from, event, was: outcome, becomes: '' }];
  });
  return [...changed, ...gone];
}

function renamedConditions(old: Events, now: Events): Map<string, string> {
  const earlier = new Map<string, string>();
  let known: number;
  do {
    known = earlier.size;
    for (const { from, event, outcome } of stepsOf(now)) {
      const before = old.get(earlier.get(from) ?? from)?.get(event);
      if (before === undefined) continue;
      const [condition, former] = [conditionOf(outcome), conditionOf(before)];
      if (!old.has(condition) && !now.has(former)) earlier.set(condition, former);
    }
  } while (earlier.size > known);
  return earlier;
}

const stepsOf = (events: Events) =>
  [...events].flatMap(([from, outcomes]) =>
    [...outcomes].map(([event, outcome]) => ({ from, event, outcome })),
  );

const conditionOf = (outcome: string) => outcome.split(' ! ')[0] ?? outcome;
