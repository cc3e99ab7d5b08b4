import { authMachine } from '@brokerdesk/machines';
import { answered, faulty, refused, slowly, told, unable } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const renewed = { accessToken: 'access-renewed', refreshToken: 'refresh-renewed' };
const verifiedTokens = { accessToken: 'access-verified', refreshToken: 'refresh-verified' };
const profile = { id: 'u1', name: 'Ada', role: 'angel', mfa: false };

const login = answered(
  'login',
  { tokens, mfa: false },
  'the server accepts the password',
  'accepted',
);
const accepted = answered(
  'acceptInvitation',
  { tokens, mfa: false },
  'the server accepts the code of the invitation',
  'accepted',
);
const verified = answered('verifyMfa', verifiedTokens, 'the server accepts the code');
const loaded = answered('loadProfile', profile, 'the profile arrives');
const reloaded = answered('reloadProfile', { ...profile, mfa: true }, 'the profile arrives anew');
const loggedOut = answered('logout', undefined, 'the server has ended the session');

export const authModel: Model = {
  name: 'auth',
  machine: authMachine,
  situations: [{ id: 'new-page', says: 'a page that has just been opened' }],
  events: [
    told({ type: 'bootstrap' }, 'the first navigation begins'),
    told(
      {
        type: 'login.submit',
        ...{ username: 'ada', password: 'md5', captcha: 'QA', captchaId: 'c1', rememberMe: true },
      },
      'the login form is sent',
    ),
    told(
      {
        type: 'invitation.submit',
        ...{ username: 'ada', code: 'K7QW', newPassword: 'md5', captcha: 'QA', captchaId: 'c1' },
      },
      'the form of an invitation is sent',
    ),
    told({ type: 'mfa.submit', code: '123456' }, 'a code is sent'),
    told({ type: 'mfa.cancel' }, 'the person goes back from the code'),
    told({ type: 'logout' }, 'the person logs out'),
    told({ type: 'session.rejected' }, 'the server rejects the session for good'),
    told({ type: 'tokens.refreshed', tokens: renewed }, 'the tokens are refreshed'),
    told({ type: 'profile.reload' }, 'the profile is asked for anew'),
    answered('restore', null, 'nothing is stored', 'nothing'),
    answered('restore', tokens, 'a stored session is found', 'found'),
    unable('restore', 'the storage cannot be read'),
    login,
    answered('login', { tokens, mfa: true }, 'the password is right and a code is needed', 'code'),
    slowly(login),
    refused(
      'login',
      { status: 401, code: 'LOGIN_FAILED', message: 'Login failed' },
      'the password is refused',
      { representative: false },
    ),
    ...faulty('login', 'the login'),
    accepted,
    answered(
      'acceptInvitation',
      { tokens, mfa: true },
      'the invitation is right and a code is needed',
      'code',
    ),
    slowly(accepted),
    refused(
      'acceptInvitation',
      { status: 401, code: 'INVITATION_INVALID', message: 'Invalid' },
      'the invitation is refused',
      { representative: false },
    ),
    ...faulty('acceptInvitation', 'the invitation'),
    verified,
    slowly(verified),
    refused(
      'verifyMfa',
      { status: 401, code: 'MFA_CODE_WRONG', message: 'Wrong code' },
      'the code is refused',
      { representative: false },
    ),
    ...faulty('verifyMfa', 'the verification'),
    answered('persistTokens', undefined, 'the tokens are stored'),
    unable('persistTokens', 'the storage is full'),
    loaded,
    slowly(loaded),
    ...faulty('loadProfile', 'the profile', { tellApart: ['401', '403'] }),
    reloaded,
    slowly(reloaded),
    ...faulty('reloadProfile', 'the profile', { tellApart: ['401', '403'] }),
    loggedOut,
    slowly(loggedOut),
    ...faulty('logout', 'the log-out'),
  ],
  states: {
    'idle.not_bootstrapped': 'nobody knows yet whether a session is stored',
    'idle.restoring': 'a stored session is looked for',
    'idle.loading_profile': 'the profile of the stored session is loaded',
    'idle.signing_out': 'everything is cleared, and the server is told',
    'idle.signed_out': 'nobody is signed in',
    'authenticating.signing_in': 'the login is under way',
    'authenticating.accepting': 'an invitation is being accepted',
    'authenticating.opening.persisting': 'the tokens are being stored',
    'authenticating.opening.loading_profile': 'the profile is being loaded',
    'mfa_required.awaiting_code': 'a code is asked for',
    'mfa_required.verifying': 'the code is being verified',
    'mfa_required.opening.persisting': 'the tokens are being stored, after the code',
    'mfa_required.opening.loading_profile': 'the profile is being loaded, after the code',
    'authenticated.ready': 'the person is signed in',
    'authenticated.reloading_profile': 'the person is signed in, and the profile is loaded anew',
    error: 'the login has failed, and everything is cleared',
  },
};
