import { fromPromise, type PromiseActorLogic } from 'xstate';

export class UnprovidedError extends Error {
  override readonly name = 'UnprovidedError';
  readonly code = 'ACTOR_UNPROVIDED';

  constructor(kind: 'actors' | 'actions', name: string) {
    super(
      `'${name}' was not provided. Give the machine one before starting it: ` +
        `machine.provide({ ${kind}: { ${name}: … } }).`,
    );
  }
}

/**
 * The actor that a machine has until its host provides the real one. It rejects with an
 * {@link UnprovidedError}, so that a forgotten one is a sentence on the screen instead of a wait
 * without end.
 *
 * @example
 * setup({ actors: { login: unprovided<LoginAnswer, Credentials>('login') } })
 */
export function unprovided<Output, Input = unknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new UnprovidedError('actors', name)));
}
