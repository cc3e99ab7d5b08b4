import { mfaBindMachine } from '@brokerdesk/machines';
import { answered, faulty, nonsensical, refused, slowly, told } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const binding = {
  qrcodeDataUrl: 'data:image/png;base64,',
  otpauthUri: 'otpauth://totp/x?secret=x',
};

const started = answered('startBinding', binding, 'the QR code arrives');
const verified = answered('verifyCode', undefined, 'the server accepts the code');
const bound = answered('checkProfile', { mfa: true }, 'the profile has the authenticator', 'bound');
const codes = answered('fetchRecoveryCodes', ['4F7K-92QD-XW3M'], 'the recovery codes arrive');
const reloaded = answered('reloadProfile', { mfa: true }, 'the profile arrives');
const signedOut = answered('signOut', undefined, 'the person is signed out');

export const mfaBindModel: Model = {
  name: 'mfa-bind',
  machine: mfaBindMachine,
  situations: [{ id: 'signed-in', says: 'a person without an authenticator is signed in' }],
  events: [
    told({ type: 'toggle.on' }, 'the authenticator is switched on'),
    told({ type: 'code.submit', code: '123456' }, 'a code of six digits is sent'),
    told({ type: 'code.submit', code: '123' }, 'half a code is sent', 'code.submit incomplete'),
    told({ type: 'retry' }, 'the person tries again'),
    told({ type: 'finish' }, 'the person finishes'),
    told({ type: 'cancel' }, 'the person cancels'),
    told({ type: 'session.ended' }, 'the session ends'),
    started,
    slowly(started),
    refused(
      'startBinding',
      { status: 409, code: 'MFA_ALREADY_ENABLED', message: 'There is one already' },
      'the server has an authenticator already',
      { variant: 'already' },
    ),
    ...faulty('startBinding', 'the QR code'),
    verified,
    slowly(verified),
    refused(
      'verifyCode',
      { status: 422, code: 'AUTHENTICATOR_CODE_WRONG', message: 'Wrong code' },
      'the code is refused',
      { representative: false },
    ),
    refused(
      'verifyCode',
      { status: 409, code: 'MFA_BINDING_NOT_STARTED', message: 'Start again' },
      'the QR code is too old',
      { variant: 'outdated' },
    ),
    ...faulty('verifyCode', 'the code'),
    bound,
    slowly(bound),
    answered('checkProfile', { mfa: false }, 'the profile has no authenticator', 'unbound'),
    ...faulty('checkProfile', 'the profile'),
    codes,
    slowly(codes),
    nonsensical('fetchRecoveryCodes', [], 'the answer has no recovery codes'),
    ...faulty('fetchRecoveryCodes', 'the recovery codes'),
    reloaded,
    slowly(reloaded),
    ...faulty('reloadProfile', 'the profile', { tellApart: ['401', '403'] }),
    signedOut,
    slowly(signedOut),
    ...faulty('signOut', 'the log-out'),
  ],
  states: {
    off: 'the authenticator is off',
    fetching_qr: 'the QR code is awaited',
    qr_failed: 'there is no QR code, and it can be tried again',
    awaiting_code: 'a code of the authenticator is asked for',
    code_failed: 'another code is asked for',
    verifying: 'the code is being verified',
    checking_profile: 'it is being found out whether the code was accepted',
    checking_start: 'it is being found out whether an earlier code was accepted',
    outcome_unknown: 'it is not known whether the authenticator is on, and it can be asked again',
    fetching_recovery_codes: 'the recovery codes are awaited',
    recovery_codes_failed: 'there are no recovery codes, and it can be tried again',
    showing_recovery_codes: 'the recovery codes are shown',
    reloading_profile: 'the profile is loaded anew',
    profile_failed: 'the profile could not be loaded, and it can be tried again',
    signing_out: 'the person is being signed out',
  },
};
