import { tokenRefreshMachine } from '@brokerdesk/machines';
import { type AnyStateMachine, assign } from 'xstate';
import { authModel } from '../machines/auth.model.ts';
import { models } from '../machines/models.ts';
import { tokenRefreshModel } from '../machines/token-refresh.model.ts';
import type { Model } from '../paths/model.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

interface Deliberate {
  readonly error: string;
  readonly model: Model;
  readonly mutation: Mutation;
}

/** Errors of the kinds that the model tests once let through, made by hand. */
export const deliberate: readonly Deliberate[] = [
  named('auth', 'authenticating.signing_in login onError: wrong target'),
  named('auth', 'authenticated session.rejected: swallowed'),
  named('auth', 'authenticating.signing_in login onDone #1: guard inverted'),
  named('mfa-disable', 'confirming confirm: removed'),
  named('token-refresh', 'delay backoff: times 2'),
  {
    error: 'session.rejected clears nothing',
    model: authModel,
    mutation: {
      name: 'session.rejected clears nothing',
      mutant: () => withoutActions(authModel.machine, 'authenticated', 'session.rejected'),
    },
  },
  {
    error: 'the refresh is due 30 seconds before the expiry, not 60',
    model: tokenRefreshModel,
    mutation: { name: 'a lead of 30 seconds', mutant: leadOf30Seconds },
  },
];

function named(name: string, error: string): Deliberate {
  const model = models.find((one) => one.name === name);
  const mutation = model && mutationsOf(model.machine).find((one) => one.name === error);
  if (!model || !mutation) throw new Error(`${name} cannot have the error '${error}'.`);
  return { error, model, mutation };
}

function withoutActions(machine: AnyStateMachine, state: string, event: string): AnyStateMachine {
  const prefix = `${state} ${event}: action`;
  const removals = mutationsOf(machine).filter((one) => one.name.startsWith(prefix));
  // One after the other: the first action of what is left, as often as there are actions.
  return removals.reduce(
    (left) =>
      mutationsOf(left)
        .find((one) => one.name.startsWith(prefix))
        ?.mutant() ?? left,
    machine,
  );
}

/** As if every token lived half a minute longer. */
function leadOf30Seconds(): AnyStateMachine {
  type Args = { context: { times: { expiresAt: number } | null } };
  const machine: AnyStateMachine = tokenRefreshMachine;
  const { isDue } = machine.implementations.guards;
  const { keepDue } = machine.implementations.actions;
  const later = <T extends Args>(args: T): T => {
    const { times } = args.context;
    const expiresAt = (times?.expiresAt ?? 0) + 30_000;
    return { ...args, context: { ...args.context, times: { ...times, expiresAt } } };
  };
  const { assignment } = keepDue as unknown as { assignment: (args: Args, now: unknown) => object };
  return machine.provide({
    guards: {
      isDue: (args: unknown, now: unknown) =>
        Boolean(Reflect.apply(isDue as () => unknown, undefined, [later(args as Args), now])),
    },
    actions: {
      keepDue: assign((args: unknown, now: unknown) => assignment(later(args as Args), now)),
    },
  });
}
