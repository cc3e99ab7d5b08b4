import type { Model } from '../paths/model.ts';
import { stateWords } from './tell-path.ts';

export interface TransitionWords {
  readonly from: string;
  readonly on: string;
}

/** In words: a branch that coverage calls `<state> <event>`, or `<state> <event> #<number>`. */
export function tellTransition(model: Model, name: string): TransitionWords {
  const [, source = '', event = name, way] = /^(\S+) (.*?)(?: #(\d+))?$/.exec(name) ?? [];
  const on = tellEvent(model, event);
  return { from: tellSource(model, source), on: way ? `${on} (way ${way})` : on };
}

function tellSource(model: Model, source: string): string {
  if (source === '(any)') return 'in any state';
  if (source in model.states) return stateWords(model, source);
  return Object.keys(model.states).some((state) => state.startsWith(`${source}.`))
    ? `in any state of “${source}”`
    : `on the way through “${source}”`;
}

function tellEvent(model: Model, event: string): string {
  if (event === 'always') return 'at once';
  const [, actor, end] = /^(\S+) (done|failed)$/.exec(event) ?? [];
  if (actor) return end === 'done' ? `${actor} is answered` : `${actor} fails`;
  const told = model.events.filter((one) => isCalled(one.event.type, event));
  const says = new Set(told.map((one) => one.says));
  return says.size > 0 ? [...says].join(', or ') : event;
}

/** A delay goes by its own name in the machine's event. */
const isCalled = (type: string, event: string) =>
  type === event ||
  (event.startsWith('after ') && type.startsWith(`xstate.${event.replace(' ', '.')}.`));
