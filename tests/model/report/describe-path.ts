import { faults, type Model, type ModelEvent } from '../paths/model.ts';
import { type AnyStep, isLate, lastState, type ModelPath } from '../paths/path.ts';
import type { Mark } from './marks.ts';
import type { Words } from './words/words.ts';

export const stateWords = ({ states }: Model, state: string, { say }: Words) => {
  const sentence = states[state];
  return sentence === undefined ? state : say(sentence);
};

export const eventOf = (step: AnyStep): ModelEvent => (isLate(step) ? step.late : step.event);

export function titleOf(model: Model, path: ModelPath, words: Words): string {
  const { nothing, late, stays, moves } = words.path.title;
  const last = path.steps.at(-1);
  const end = stateWords(model, lastState(path), words);
  if (!last) return nothing(end);
  const event = words.say(eventOf(last).says);
  if (isLate(last)) return late(event, end);
  if (last.from === last.to) return stays(event, end);
  return moves(event, stateWords(model, last.from, words), end);
}

export function describeWay({ situation, steps }: ModelPath, words: Words): string {
  const described = steps.map((step) => describeStepIn(step, words));
  return [words.path.givenThat(words.say(situation.says)), ...described].join(' → ');
}

export const wayTo = (path: ModelPath, words: Words) =>
  describeWay({ ...path, steps: path.steps.slice(0, -1) }, words);

function describeStepIn(step: AnyStep, words: Words): string {
  const says = words.say(eventOf(step).says);
  return isLate(step) ? words.path.tooLate(says) : says;
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
