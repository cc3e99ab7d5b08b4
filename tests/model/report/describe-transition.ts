import type { Model } from '../paths/model.ts';
import { stateText } from './describe-path.ts';
import type { Texts } from './texts/texts.ts';

export interface TransitionText {
  readonly from: string;
  readonly on: string;
}

/** As text: a branch that coverage calls `<state> <event>`, or `<state> <event> #<number>`. */
export function describeTransition(model: Model, name: string, texts: Texts): TransitionText {
  const [, source = '', event = name, way] = /^(\S+) (.*?)(?: #(\d+))?$/.exec(name) ?? [];
  const on = describeEvent(model, event, texts);
  return {
    from: describeSource(model, source, texts),
    on: way ? texts.coverage.way(on, way) : on,
  };
}

function describeSource(model: Model, source: string, texts: Texts): string {
  const { anyState, anyStateOf, through } = texts.coverage;
  if (source === '(any)') return anyState;
  if (source in model.states) return stateText(model, source, texts);
  return Object.keys(model.states).some((state) => state.startsWith(`${source}.`))
    ? anyStateOf(source)
    : through(source);
}

function describeEvent(model: Model, event: string, { coverage, say }: Texts): string {
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
