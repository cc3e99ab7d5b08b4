import { createActor } from 'xstate';
import { handHost } from '../host.fixture.ts';
import { mfaDisableMachine } from './machine.ts';
import { mfaDisableStatus } from './selectors.ts';
import type { MfaProof } from './setup.ts';

export const codeProof: MfaProof = { code: '123456' };
export const recoveryProof: MfaProof = { recoveryCode: 'ABCD-EFGH' };

export type ActorName = 'disable' | 'reloadProfile' | 'signOut';

export function startDisable() {
  const host = handHost<ActorName>();
  const { ask } = host;
  const actor = createActor(
    mfaDisableMachine.provide({
      actors: {
        disable: ask('disable'),
        reloadProfile: ask('reloadProfile'),
        signOut: ask('signOut'),
      },
    }),
  ).start();

  return {
    ...host,
    actor,
    send: actor.send,
    get status() {
      return mfaDisableStatus(actor.getSnapshot());
    },
    get context() {
      return actor.getSnapshot().context;
    },
    toConfirming(proof: MfaProof = codeProof) {
      actor.send({ type: 'toggle.off' });
      actor.send({ type: 'code.submit', ...proof });
    },
    toDisabling(proof: MfaProof = codeProof) {
      this.toConfirming(proof);
      actor.send({ type: 'confirm' });
    },
    toCheckingProfile() {
      this.toDisabling();
      actor.send({ type: 'cancel' });
    },
  };
}
