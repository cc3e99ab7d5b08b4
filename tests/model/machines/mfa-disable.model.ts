import { mfaDisableMachine } from '@brokerdesk/machines';
import { answered, faulty, refused, slowly, told } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const disabled = answered('disable', undefined, 'the server removes the authenticator');
const bound = answered(
  'checkProfile',
  { mfa: true },
  'the profile still has the authenticator',
  'bound',
);
const signedOut = answered('signOut', undefined, 'the person is signed out');

export const mfaDisableModel: Model = {
  name: 'mfa-disable',
  machine: mfaDisableMachine,
  situations: [{ id: 'signed-in', says: 'a person with an authenticator is signed in' }],
  events: [
    told({ type: 'toggle.off' }, 'the authenticator is switched off'),
    told({ type: 'code.submit', code: '123456' }, 'a code is given', 'code.submit code'),
    told(
      { type: 'code.submit', recoveryCode: '4F7K-92QD-XW3M' },
      'a recovery code is given',
      'code.submit recovery',
    ),
    told({ type: 'code.submit', code: ' ' }, 'nothing is given', 'code.submit empty'),
    told({ type: 'confirm' }, 'the person confirms'),
    told({ type: 'back' }, 'the person goes back'),
    told({ type: 'cancel' }, 'the person cancels'),
    told({ type: 'session.ended' }, 'the session ends'),
    disabled,
    slowly(disabled),
    refused(
      'disable',
      { status: 422, code: 'AUTHENTICATOR_CODE_WRONG', message: 'Wrong code' },
      'the code is refused',
      { representative: false },
    ),
    ...faulty('disable', 'the removal', { tellApart: ['401', '403'] }),
    bound,
    slowly(bound),
    answered('checkProfile', { mfa: false }, 'the profile has no authenticator', 'unbound'),
    ...faulty('checkProfile', 'the profile', { tellApart: ['401', '403'] }),
    signedOut,
    slowly(signedOut),
    ...faulty('signOut', 'the log-out'),
  ],
  states: {
    off: 'nothing is being removed',
    awaiting_code: 'a code or a recovery code is asked for',
    confirming: 'the person is asked to confirm',
    disabling: 'the authenticator is being removed',
    checking_profile: 'it is being found out whether it was removed',
    signing_out: 'the person is being signed out',
  },
};
