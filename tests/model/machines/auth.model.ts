import { authMachine } from '@brokerdesk/machines';
import {
  answered,
  faulty,
  rarely,
  refused,
  sent,
  slowly,
  unable,
} from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const renewed = { accessToken: 'access-renewed', refreshToken: 'refresh-renewed' };
const verifiedTokens = { accessToken: 'access-verified', refreshToken: 'refresh-verified' };
const profile = { id: 'u1', name: 'Ada', role: 'angel', mfa: false };

const login = answered(
  'login',
  { tokens, mfa: false },
  { en: 'the server accepts the password', zh: '服务器接受密码' },
  'accepted',
);
const accepted = answered(
  'acceptInvitation',
  { tokens, mfa: false },
  { en: 'the server accepts the code of the invitation', zh: '服务器接受邀请码' },
  'accepted',
);
const verified = answered('verifyMfa', verifiedTokens, {
  en: 'the server accepts the code',
  zh: '服务器接受验证码',
});
const loaded = answered('loadProfile', profile, { en: 'the profile arrives', zh: '资料到达' });
const reloaded = answered(
  'reloadProfile',
  { ...profile, mfa: true },
  { en: 'the profile arrives anew', zh: '资料再次到达' },
);
const loggedOut = answered('logout', undefined, {
  en: 'the server has ended the session',
  zh: '服务器已结束会话',
});

export const authModel: Model = {
  name: 'auth',
  machine: authMachine,
  situations: [
    { id: 'new-page', says: { en: 'a page that has just been opened', zh: '刚打开的页面' } },
  ],
  events: [
    sent({ type: 'bootstrap' }, { en: 'the first navigation begins', zh: '首次导航开始' }),
    sent(
      {
        type: 'login.submit',
        ...{ username: 'ada', password: 'md5', captcha: 'QA', captchaId: 'c1', rememberMe: true },
      },
      { en: 'the login form is sent', zh: '提交登录表单' },
    ),
    rarely(
      sent(
        {
          type: 'login.submit',
          ...{
            username: 'ada',
            password: 'md5',
            captcha: 'QA',
            captchaId: 'c1',
            rememberMe: false,
          },
        },
        {
          en: 'the login form is sent, for as long as the browser is open',
          zh: '提交登录表单，仅在浏览器打开期间有效',
        },
        'login.submit not remembered',
      ),
    ),
    sent(
      {
        type: 'invitation.submit',
        ...{ username: 'ada', code: 'K7QW', newPassword: 'md5', captcha: 'QA', captchaId: 'c1' },
      },
      { en: 'the form of an invitation is sent', zh: '提交邀请表单' },
    ),
    sent({ type: 'mfa.submit', code: '123456' }, { en: 'a code is sent', zh: '提交验证码' }),
    rarely(
      sent(
        { type: 'mfa.submit', code: '4F7K-92QD-XW3M', recovery: true },
        { en: 'a recovery code is sent', zh: '提交恢复代码' },
        'mfa.submit recovery',
      ),
    ),
    sent(
      { type: 'mfa.cancel' },
      { en: 'the person goes back from the code', zh: '本人从验证码返回' },
    ),
    sent({ type: 'logout' }, { en: 'the person logs out', zh: '本人退出登录' }),
    sent(
      { type: 'session.rejected' },
      { en: 'the server rejects the session for good', zh: '服务器最终拒绝会话' },
    ),
    sent(
      { type: 'tokens.refreshed', tokens: renewed },
      { en: 'the tokens are refreshed', zh: '令牌已刷新' },
    ),
    sent({ type: 'profile.reload' }, { en: 'the profile is asked for anew', zh: '重新请求资料' }),
    answered('restore', null, { en: 'nothing is stored', zh: '没有已存的会话' }, 'nothing'),
    answered('restore', tokens, { en: 'a stored session is found', zh: '找到已存的会话' }, 'found'),
    unable('restore', { en: 'the storage cannot be read', zh: '存储无法读取' }),
    login,
    answered(
      'login',
      { tokens, mfa: true },
      { en: 'the password is right and a code is needed', zh: '密码正确，还需要验证码' },
      'code',
    ),
    slowly(login),
    refused(
      'login',
      { status: 401, code: 'LOGIN_FAILED', message: 'Login failed' },
      { en: 'the password is refused', zh: '密码被拒绝' },
      { representative: false },
    ),
    ...faulty('login', { en: 'the login', zh: '登录' }),
    accepted,
    answered(
      'acceptInvitation',
      { tokens, mfa: true },
      { en: 'the invitation is right and a code is needed', zh: '邀请有效，还需要验证码' },
      'code',
    ),
    slowly(accepted),
    refused(
      'acceptInvitation',
      { status: 401, code: 'INVITATION_INVALID', message: 'Invalid' },
      { en: 'the invitation is refused', zh: '邀请被拒绝' },
      { representative: false },
    ),
    ...faulty('acceptInvitation', { en: 'the invitation', zh: '接受邀请' }),
    verified,
    slowly(verified),
    refused(
      'verifyMfa',
      { status: 401, code: 'MFA_CODE_WRONG', message: 'Wrong code' },
      { en: 'the code is refused', zh: '验证码被拒绝' },
      { representative: false },
    ),
    ...faulty('verifyMfa', { en: 'the verification', zh: '校验验证码' }),
    answered('persistTokens', undefined, { en: 'the tokens are stored', zh: '令牌已存储' }),
    unable('persistTokens', { en: 'the storage is full', zh: '存储已满' }),
    loaded,
    slowly(loaded),
    rarely(
      answered(
        'loadProfile',
        { ...profile, role: 'emperor' },
        { en: 'the profile has a role that nobody knows', zh: '资料中的角色未知' },
        'unknown-role',
      ),
    ),
    ...faulty(
      'loadProfile',
      { en: 'the profile', zh: '加载资料' },
      { distinguish: ['401', '403'] },
    ),
    reloaded,
    slowly(reloaded),
    ...faulty(
      'reloadProfile',
      { en: 'the profile', zh: '加载资料' },
      { distinguish: ['401', '403'] },
    ),
    loggedOut,
    slowly(loggedOut),
    ...faulty('logout', { en: 'the log-out', zh: '退出登录' }),
  ],
  states: {
    'idle.not_bootstrapped': {
      en: 'nobody knows yet whether a session is stored',
      zh: '尚不知是否有已存的会话',
    },
    'idle.restoring': { en: 'a stored session is looked for', zh: '正在查找已存的会话' },
    'idle.loading_profile': {
      en: 'the profile of the stored session is loaded',
      zh: '正在加载已存会话的资料',
    },
    'idle.signing_out': {
      en: 'everything is cleared, and the server is notified',
      zh: '一切已清除，正在通知服务器',
    },
    'idle.signed_out': { en: 'nobody is signed in', zh: '无人登录' },
    'authenticating.signing_in': { en: 'the login is under way', zh: '正在登录' },
    'authenticating.accepting': { en: 'an invitation is being accepted', zh: '正在接受邀请' },
    'authenticating.opening.persisting': { en: 'the tokens are being stored', zh: '正在存储令牌' },
    'authenticating.opening.loading_profile': {
      en: 'the profile is being loaded',
      zh: '正在加载资料',
    },
    'mfa_required.awaiting_code': { en: 'a code is asked for', zh: '要求输入验证码' },
    'mfa_required.verifying': { en: 'the code is being verified', zh: '正在校验验证码' },
    'mfa_required.opening.persisting': {
      en: 'the tokens are being stored, after the code',
      zh: '验证码通过后，正在存储令牌',
    },
    'mfa_required.opening.loading_profile': {
      en: 'the profile is being loaded, after the code',
      zh: '验证码通过后，正在加载资料',
    },
    'authenticated.ready': { en: 'the person is signed in', zh: '本人已登录' },
    'authenticated.reloading_profile': {
      en: 'the person is signed in, and the profile is loaded anew',
      zh: '本人已登录，正在重新加载资料',
    },
    error: { en: 'the login has failed, and everything is cleared', zh: '登录失败，一切已清除' },
  },
};
