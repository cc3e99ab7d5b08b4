import { mfaDisableMachine } from '@brokerdesk/machines';
import { answered, faulty, rarely, refused, sent, slowly } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const disabled = answered('disable', undefined, {
  en: 'the server removes the authenticator',
  zh: '服务器移除身份验证器',
});
const bound = answered(
  'checkProfile',
  { mfa: true },
  { en: 'the profile still has the authenticator', zh: '资料中仍有身份验证器' },
  'bound',
);
const signedOut = answered('signOut', undefined, {
  en: 'the person is signed out',
  zh: '本人已退出登录',
});

export const mfaDisableModel: Model = {
  name: 'mfa-disable',
  machine: mfaDisableMachine,
  situations: [
    {
      id: 'signed-in',
      says: { en: 'a person with an authenticator is signed in', zh: '有身份验证器的人已登录' },
    },
  ],
  events: [
    sent({ type: 'toggle.off' }, { en: 'the authenticator is switched off', zh: '移除身份验证器' }),
    sent(
      { type: 'code.submit', code: '123456' },
      { en: 'a code is given', zh: '输入验证码' },
      'code.submit code',
    ),
    sent(
      { type: 'code.submit', recoveryCode: '4F7K-92QD-XW3M' },
      { en: 'a recovery code is given', zh: '输入恢复代码' },
      'code.submit recovery',
    ),
    sent(
      { type: 'code.submit', code: ' ' },
      { en: 'nothing is given', zh: '什么都没有输入' },
      'code.submit empty',
    ),
    rarely(
      sent(
        { type: 'code.submit', recoveryCode: ' ' },
        { en: 'no recovery code is given', zh: '没有输入恢复代码' },
        'code.submit empty recovery',
      ),
    ),
    sent({ type: 'confirm' }, { en: 'the person confirms', zh: '本人确认' }),
    sent({ type: 'back' }, { en: 'the person goes back', zh: '本人返回' }),
    sent({ type: 'cancel' }, { en: 'the person cancels', zh: '本人取消' }),
    sent({ type: 'session.ended' }, { en: 'the session ends', zh: '会话结束' }),
    disabled,
    slowly(disabled),
    refused(
      'disable',
      { status: 422, code: 'AUTHENTICATOR_CODE_WRONG', message: 'Wrong code' },
      { en: 'the code is refused', zh: '验证码被拒绝' },
      { representative: false },
    ),
    ...faulty(
      'disable',
      { en: 'the removal', zh: '移除身份验证器' },
      { distinguish: ['401', '403'] },
    ),
    bound,
    slowly(bound),
    answered(
      'checkProfile',
      { mfa: false },
      { en: 'the profile has no authenticator', zh: '资料中没有身份验证器' },
      'unbound',
    ),
    ...faulty(
      'checkProfile',
      { en: 'the profile', zh: '加载资料' },
      { distinguish: ['401', '403'] },
    ),
    signedOut,
    slowly(signedOut),
    ...faulty('signOut', { en: 'the log-out', zh: '退出登录' }),
  ],
  states: {
    off: { en: 'nothing is being removed', zh: '没有正在进行的移除' },
    awaiting_code: { en: 'a code or a recovery code is asked for', zh: '要求输入验证码或恢复代码' },
    confirming: { en: 'the person is asked to confirm', zh: '要求本人确认' },
    disabling: { en: 'the authenticator is being removed', zh: '正在移除身份验证器' },
    checking_profile: {
      en: 'it is being found out whether it was removed',
      zh: '正在确认是否已移除',
    },
    signing_out: { en: 'the person is being signed out', zh: '正在退出登录' },
  },
};
