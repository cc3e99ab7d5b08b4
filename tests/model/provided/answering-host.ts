import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, fromPromise } from 'xstate';
import { getStateNodes } from 'xstate/graph';

interface PendingCall {
  readonly src: string;
  readonly signal: AbortSignal;
  answered: boolean;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export function answeringHost(machine: AnyStateMachine) {
  const calls: PendingCall[] = [];
  const sources = invocations(machine);
  const provided = machine.provide({
    actors: Object.fromEntries([...new Set(sources.values())].map((src) => [src, ask(src, calls)])),
    actions: Object.fromEntries(actionsToProvide(machine).map((name) => [name, () => {}])),
  });

  /** `late`: the latest call that is no longer awaited. */
  function claim(actor: string, late: boolean): PendingCall {
    const src = sources.get(actor);
    const call = calls.findLast(
      (one) => one.src === src && !one.answered && one.signal.aborted === late,
    );
    if (!call) throw new Error(`No call of '${actor}' waits for its answer.`);
    call.answered = true;
    return call;
  }

  return { machine: provided, claim };
}

const ask = (src: string, calls: PendingCall[]): AnyActorLogic =>
  fromPromise(({ signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    calls.push({ src, signal, answered: false, resolve, reject });
    return promise;
  });

/** One actor may run in several states, by several ids. */
function invocations(machine: AnyStateMachine): Map<string, string> {
  const invoked = getStateNodes(machine).flatMap((node: AnyStateNode) => node.invoke);
  return new Map(invoked.map(({ id, src }) => [id, String(src)]));
}

/** These throw until a host provides them. */
function actionsToProvide(machine: AnyStateMachine): string[] {
  return ['clearSession'].filter((name) => name in machine.implementations.actions);
}
