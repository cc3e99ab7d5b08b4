import type { AnyStateMachine } from 'xstate';
import { authModel } from '../machines/auth.model.ts';
import { models } from '../machines/models.ts';
import { tokenRefreshModel } from '../machines/token-refresh.model.ts';
import { careless, type Deliberate, seenAs } from './careless.ts';
import { mutationsOf } from './mutations.ts';

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
  ...careless,
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
  return removals.reduce(
    (left) =>
      mutationsOf(left)
        .find((one) => one.name.startsWith(prefix))
        ?.mutant() ?? left,
    machine,
  );
}

function leadOf30Seconds(): AnyStateMachine {
  return seenAs(tokenRefreshModel.machine, (context, now) => {
    const times = context['times'] as { expiresAt: number } | null;
    const expiresAt = (times?.expiresAt ?? 0) + 30_000;
    return [{ ...context, times: { ...times, expiresAt } }, now];
  });
}
