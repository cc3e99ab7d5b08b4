import type { Call } from './history.ts';

export interface Outcome<State> {
  answer: string;
  state: State;
}

export interface Model<State> {
  readonly start: State;
  outcomes(state: State, call: Call): readonly Outcome<State>[];
  show(state: State): string;
}

export interface Verdict {
  legal: boolean;
  /** The most calls that some order explains, in that order. */
  prefix: readonly Call[];
  state: string;
}

/** More orders than a history of a few dozen calls has, unless most of it is unknown. */
const ordersMax = 500_000;

class TooManyOrders extends Error {
  override readonly name = 'TooManyOrders';
}

/**
 * Looks for an order of the calls that the model allows, in which each call takes effect between its invocation and
 * its response (Wing and Gong, with Lowe's memory of what was tried, as in Porcupine). A call with an unknown outcome may
 * take effect at any later time, or never. Throws TooManyOrders.
 */
export function linearize<State>(model: Model<State>, calls: readonly Call[]): Verdict {
  const sorted = calls.toSorted((one, other) => one.called - other.called);
  const open = sorted.filter(({ answer }) => answer !== null).length;
  const tried = new Set<string>();
  let longest: { path: readonly Call[]; answered: number; state: State } = {
    ...{ path: [], answered: 0 },
    state: model.start,
  };

  function follow(done: bigint, path: readonly Call[], answered: number, state: State): boolean {
    if (answered > longest.answered) longest = { path, answered, state };
    if (answered === open) return true;
    const key = `${done} ${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    if (tried.size > ordersMax) throw new TooManyOrders();
    const left = sorted.filter((_, at) => !(done & (1n << BigInt(at))));
    // Whatever was called after some other call had returned comes after it.
    const deadline = Math.min(...left.map(({ returned }) => returned));
    return left
      .filter(({ called }) => called <= deadline)
      .toSorted((one, other) => one.returned - other.returned)
      .some((call) => {
        const after = done | (1n << BigInt(sorted.indexOf(call)));
        return model
          .outcomes(state, call)
          .filter((outcome) =>
            call.answer === null ? differs(outcome.state, state) : outcome.answer === call.answer,
          )
          .some((outcome) =>
            follow(
              after,
              [...path, call],
              answered + (call.answer === null ? 0 : 1),
              outcome.state,
            ),
          );
      });
  }

  const legal = follow(0n, [], 0, model.start);
  return { legal, prefix: longest.path, state: model.show(longest.state) };
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Undefined if there are too many orders to try. */
export function isLegal<State>(model: Model<State>, calls: readonly Call[]): boolean | undefined {
  try {
    return linearize(model, calls).legal;
  } catch (error) {
    if (error instanceof TooManyOrders) return undefined;
    throw error;
  }
}

/**
 * The fewest responses of an illegal history that no order explains together: of every other call, only that it was
 * made is used. Returns them, and the other calls that may have taken effect.
 */
export function shrink<State>(model: Model<State>, calls: readonly Call[]) {
  let left = calls;
  for (const call of calls.toReversed()) {
    if (call.answer === null) continue;
    const forgotten = { ...call, answer: null, returned: Number.POSITIVE_INFINITY };
    const fewer = left.map((one) => (one.id === call.id ? forgotten : one));
    // A history with less in it may have too many orders.
    if (isLegal(model, fewer) === false) left = fewer;
  }
  const core = left.filter(({ answer }) => answer !== null);
  const writes = left.filter(
    ({ answer, action }) => answer === null && action.name !== 'read' && action.name !== 'final',
  );
  return { core, writes };
}
