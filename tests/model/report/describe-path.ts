import { faults, type Model, type ModelEvent } from '../paths/model.ts';
import { type AnyStep, isLate, lastState, type ModelPath } from '../paths/path.ts';
import type { Mark } from './marks.ts';
import type { Texts } from './texts/texts.ts';

export const stateText = ({ states }: Model, state: string, { say }: Texts) => {
  const sentence = states[state];
  return sentence === undefined ? state : say(sentence);
};

export const eventOf = (step: AnyStep): ModelEvent => (isLate(step) ? step.late : step.event);

export function titleOf(model: Model, path: ModelPath, texts: Texts): string {
  const { nothing, late, unchanged, moves } = texts.path.title;
  const last = path.steps.at(-1);
  const end = stateText(model, lastState(path), texts);
  if (!last) return nothing(end);
  const event = texts.say(eventOf(last).says);
  if (isLate(last)) return late(event, end);
  if (last.from === last.to) return unchanged(event, end);
  return moves(event, stateText(model, last.from, texts), end);
}

export function describeWay({ situation, steps }: ModelPath, texts: Texts): string {
  const described = steps.map((step) => describeStepIn(step, texts));
  return [texts.path.givenThat(texts.say(situation.says)), ...described].join(' → ');
}

export const wayTo = (path: ModelPath, texts: Texts) =>
  describeWay({ ...path, steps: path.steps.slice(0, -1) }, texts);

function describeStepIn(step: AnyStep, texts: Texts): string {
  const says = texts.say(eventOf(step).says);
  return isLate(step) ? texts.path.tooLate(says) : says;
}

export function markOf(step: AnyStep): Mark | null {
  if (isLate(step)) return 'late';
  const { event } = step;
  if (event.kind === 'elapsed') return 'time';
  if (event.kind === 'sent' || event.how === 'answered') return null;
  if (event.how === 'refused' || event.how === 'slow') return event.how;
  return faults.includes(event.how) ? 'fault' : null;
}

export function marksOf(path: ModelPath): Mark[] {
  const found = new Set(path.steps.map(markOf));
  return [...found].filter((mark) => mark !== null);
}
