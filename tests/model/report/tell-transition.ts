import type { Model } from '../paths/model.ts';
import { stateWords } from './tell-path.ts';
import type { Words } from './words/words.ts';

export interface TransitionWords {
  readonly from: string;
  readonly on: string;
}

/** In words: a branch that coverage calls `<state> <event>`, or `<state> <event> #<number>`. */
export function tellTransition(model: Model, name: string, words: Words): TransitionWords {
  const [, source = '', event = name, way] = /^(\S+) (.*?)(?: #(\d+))?$/.exec(name) ?? [];
  const on = tellEvent(model, event, words);
  return {
    from: tellSource(model, source, words),
    on: way ? words.coverage.way(on, way) : on,
  };
}

function tellSource(model: Model, source: string, words: Words): string {
  const { anyState, anyStateOf, through } = words.coverage;
  if (source === '(any)') return anyState;
  if (source in model.states) return stateWords(model, source, words);
  return Object.keys(model.states).some((state) => state.startsWith(`${source}.`))
    ? anyStateOf(source)
    : through(source);
}

function tellEvent(model: Model, event: string, { coverage, say }: Words): string {
  if (event === 'always') return coverage.atOnce;
  const [, actor, end] = /^(\S+) (done|failed)$/.exec(event) ?? [];
  if (actor) return end === 'done' ? coverage.answered(actor) : coverage.fails(actor);
  const told = model.events.filter((one) => isCalled(one.event.type, event));
  const says = new Set(told.map((one) => say(one.says)));
  return says.size > 0 ? [...says].join(coverage.or) : event;
}

/** A delay goes by its own name in the machine's event. */
const isCalled = (type: string, event: string) =>
  type === event ||
  (event.startsWith('after ') && type.startsWith(`xstate.${event.replace(' ', '.')}.`));
