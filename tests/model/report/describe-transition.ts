import type { Model } from '../paths/model.ts';
import { stateWords } from './describe-path.ts';
import type { Words } from './words/words.ts';

export interface TransitionWords {
  readonly from: string;
  readonly on: string;
}

/** As text: a branch that coverage calls `<state> <event>`, or `<state> <event> #<number>`. */
export function describeTransition(model: Model, name: string, words: Words): TransitionWords {
  const [, source = '', event = name, way] = /^(\S+) (.*?)(?: #(\d+))?$/.exec(name) ?? [];
  const on = describeEvent(model, event, words);
  return {
    from: describeSource(model, source, words),
    on: way ? words.coverage.way(on, way) : on,
  };
}

function describeSource(model: Model, source: string, words: Words): string {
  const { anyState, anyStateOf, through } = words.coverage;
  if (source === '(any)') return anyState;
  if (source in model.states) return stateWords(model, source, words);
  return Object.keys(model.states).some((state) => state.startsWith(`${source}.`))
    ? anyStateOf(source)
    : through(source);
}

function describeEvent(model: Model, event: string, { coverage, say }: Words): string {
  if (event === 'always') return coverage.atOnce;
  const [, actor, end] = /^(\S+) (done|failed)$/.exec(event) ?? [];
  if (actor) return end === 'done' ? coverage.answered(actor) : coverage.fails(actor);
  const matching = model.events.filter((one) => isCalled(one.event.type, event));
  const says = new Set(matching.map((one) => say(one.says)));
  return says.size > 0 ? [...says].join(coverage.or) : event;
}

/** A delay goes by its own name in the machine's event. */
const isCalled = (type: string, event: string) =>
  type === event ||
  (event.startsWith('after ') && type.startsWith(`xstate.${event.replace(' ', '.')}.`));
