import { mfaBindMachine } from '@brokerdesk/machines';
import {
  answered,
  faulty,
  nonsensical,
  rarely,
  refused,
  sent,
  slowly,
} from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const binding = {
  qrcodeDataUrl: 'data:image/png;base64,',
  otpauthUri: 'otpauth://totp/x?secret=x',
};

const started = answered('startBinding', binding, { en: 'the QR code arrives', zh: '二维码到达' });
const verified = answered('verifyCode', undefined, {
  en: 'the server accepts the code',
  zh: '服务器接受验证码',
});
const bound = answered(
  'checkProfile',
  { mfa: true },
  { en: 'the profile has the authenticator', zh: '资料中已有身份验证器' },
  'bound',
);
const codes = answered('fetchRecoveryCodes', ['4F7K-92QD-XW3M'], {
  en: 'the recovery codes arrive',
  zh: '恢复代码到达',
});
const reloaded = answered(
  'reloadProfile',
  { mfa: true },
  { en: 'the profile arrives', zh: '资料到达' },
);
const signedOut = answered('signOut', undefined, {
  en: 'the person is signed out',
  zh: '本人已退出登录',
});

export const mfaBindModel: Model = {
  name: 'mfa-bind',
  machine: mfaBindMachine,
  situations: [
    {
      id: 'signed-in',
      says: {
        en: 'a person without an authenticator is signed in',
        zh: '没有身份验证器的人已登录',
      },
    },
  ],
  events: [
    sent({ type: 'toggle.on' }, { en: 'the authenticator is switched on', zh: '启用身份验证器' }),
    sent(
      { type: 'code.submit', code: '123456' },
      { en: 'a code of six digits is sent', zh: '提交六位验证码' },
    ),
    sent(
      { type: 'code.submit', code: '123' },
      { en: 'half a code is sent', zh: '提交不完整的验证码' },
      'code.submit incomplete',
    ),
    rarely(
      sent(
        { type: 'code.submit', code: '1234567' },
        { en: 'a code of seven digits is sent', zh: '提交七位数字' },
        'code.submit long',
      ),
    ),
    rarely(
      sent(
        { type: 'code.submit', code: '12345a' },
        { en: 'a code with a letter is sent', zh: '提交含字母的验证码' },
        'code.submit letter',
      ),
    ),
    sent({ type: 'retry' }, { en: 'the person tries again', zh: '本人重试' }),
    sent({ type: 'finish' }, { en: 'the person finishes', zh: '本人点击完成' }),
    sent({ type: 'cancel' }, { en: 'the person cancels', zh: '本人取消' }),
    sent({ type: 'session.ended' }, { en: 'the session ends', zh: '会话结束' }),
    started,
    slowly(started),
    refused(
      'startBinding',
      { status: 409, code: 'MFA_ALREADY_ENABLED', message: 'There is one already' },
      { en: 'the server has an authenticator already', zh: '服务器上已有身份验证器' },
      { variant: 'already' },
    ),
    ...faulty('startBinding', { en: 'the QR code', zh: '获取二维码' }),
    verified,
    slowly(verified),
    refused(
      'verifyCode',
      { status: 422, code: 'AUTHENTICATOR_CODE_WRONG', message: 'Wrong code' },
      { en: 'the code is refused', zh: '验证码被拒绝' },
      { representative: false },
    ),
    refused(
      'verifyCode',
      { status: 409, code: 'MFA_BINDING_NOT_STARTED', message: 'Start again' },
      { en: 'the QR code is too old', zh: '二维码已过期' },
      { variant: 'outdated' },
    ),
    ...faulty('verifyCode', { en: 'the code', zh: '校验验证码' }),
    bound,
    slowly(bound),
    answered(
      'checkProfile',
      { mfa: false },
      { en: 'the profile has no authenticator', zh: '资料中没有身份验证器' },
      'unbound',
    ),
    ...faulty('checkProfile', { en: 'the profile', zh: '加载资料' }),
    codes,
    slowly(codes),
    nonsensical('fetchRecoveryCodes', [], {
      en: 'the answer has no recovery codes',
      zh: '响应中没有恢复代码',
    }),
    rarely(
      nonsensical(
        'fetchRecoveryCodes',
        ['4F7K-92QD-XW3M', ''],
        { en: 'one of the recovery codes is empty', zh: '其中一个恢复代码为空' },
        'empty',
      ),
    ),
    ...faulty('fetchRecoveryCodes', { en: 'the recovery codes', zh: '获取恢复代码' }),
    reloaded,
    slowly(reloaded),
    ...faulty(
      'reloadProfile',
      { en: 'the profile', zh: '加载资料' },
      { distinguish: ['401', '403'] },
    ),
    signedOut,
    slowly(signedOut),
    ...faulty('signOut', { en: 'the log-out', zh: '退出登录' }),
  ],
  states: {
    off: { en: 'the authenticator is off', zh: '身份验证器未启用' },
    fetching_qr: { en: 'the QR code is awaited', zh: '等待二维码' },
    qr_failed: { en: 'there is no QR code, and it can be tried again', zh: '没有二维码，可以重试' },
    awaiting_code: {
      en: 'a code of the authenticator is asked for',
      zh: '要求输入身份验证器的验证码',
    },
    code_failed: { en: 'another code is asked for', zh: '要求输入新的验证码' },
    verifying: { en: 'the code is being verified', zh: '正在校验验证码' },
    checking_profile: {
      en: 'it is being found out whether the code was accepted',
      zh: '正在确认验证码是否已被接受',
    },
    checking_start: {
      en: 'it is being found out whether an earlier code was accepted',
      zh: '正在确认之前的验证码是否已被接受',
    },
    outcome_unknown: {
      en: 'it is not known whether the authenticator is on, and it can be asked again',
      zh: '不知身份验证器是否已启用，可以再次查询',
    },
    fetching_recovery_codes: { en: 'the recovery codes are awaited', zh: '等待恢复代码' },
    recovery_codes_failed: {
      en: 'there are no recovery codes, and it can be tried again',
      zh: '没有恢复代码，可以重试',
    },
    showing_recovery_codes: { en: 'the recovery codes are shown', zh: '显示恢复代码' },
    reloading_profile: { en: 'the profile is loaded anew', zh: '正在重新加载资料' },
    profile_failed: {
      en: 'the profile could not be loaded, and it can be tried again',
      zh: '资料无法加载，可以重试',
    },
    signing_out: { en: 'the person is being signed out', zh: '正在退出登录' },
  },
};
