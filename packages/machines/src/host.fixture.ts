import { fromPromise } from 'xstate';

export const answered = (status: number, message: string, code = 'FROM_THE_SERVER') =>
  Object.assign(new Error(message), { status, code });

export interface Call<Name extends string> {
  name: Name;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

export function handHost<Name extends string>() {
  const calls: Call<Name>[] = [];

  // biome-ignore lint/suspicious/noExplicitAny: the test settles each call with what it owes
  const call = (name: Name, input: unknown, signal: AbortSignal): Promise<any> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    calls.push({ name, input, signal, resolve, reject, settled: false });
    return promise;
  };

  const last = (name: Name): Call<Name> => {
    const call = calls.findLast((one) => one.name === name);
    if (!call) throw new Error(`'${name}' was not called`);
    return call;
  };

  const settle = (which: Call<Name> | Name): Call<Name> => {
    const call = typeof which === 'string' ? last(which) : which;
    call.settled = true;
    return call;
  };

  return {
    calls,
    last,
    awaited: () => calls.filter(({ settled, signal }) => !settled && !signal.aborted),
    call,
    ask: (name: Name) =>
      // biome-ignore lint/suspicious/noExplicitAny: an actor's input and output are its machine's
      fromPromise<any, any>(({ input, signal }) => call(name, input, signal)),
    async answer(call: Call<Name> | Name, output?: unknown) {
      settle(call).resolve(output);
      await microtasks();
    },
    async refuse(call: Call<Name> | Name, error: unknown) {
      settle(call).reject(error);
      await microtasks();
    },
  };
}

/** Long enough for a settled promise to reach the actor that waits for it; no timer involved. */
export async function microtasks() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
