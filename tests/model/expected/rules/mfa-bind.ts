import type { Rule } from './rule.ts';
import {
  always,
  answers,
  calls,
  has,
  id,
  isIn,
  isNonsense,
  isUnauthorized,
  succeeds,
} from './steps.ts';

export const bindRules: readonly Rule[] = [
  {
    id: 'bind.qr-first',
    machine: 'mfa-bind',
    en: 'Switching on fetches the QR code; a code is asked for once it is there.',
    zh: '开启时先获取二维码，到达后才要求输入验证码。',
    concerns: (step) =>
      id(step) === 'toggle.on' || (answers(step, 'startBinding') && succeeds(step)),
    holds: (step) =>
      id(step) === 'toggle.on'
        ? calls(step.after, 'startBinding')
        : isIn(step.after, 'awaiting_code') && has(step.after, 'binding'),
  },
  {
    id: 'bind.six-digits',
    machine: 'mfa-bind',
    en: 'Only a code of six digits is sent.',
    zh: '只发送六位数字的验证码。',
    concerns: (step) =>
      id(step).startsWith('code.submit') && isIn(step.before, 'awaiting_code', 'code_failed'),
    holds: (step) =>
      id(step) === 'code.submit'
        ? calls(step.after, 'verifyCode')
        : !calls(step.after, 'verifyCode') && has(step.after, 'error CODE_INVALID'),
  },
  {
    id: 'bind.secret',
    machine: 'mfa-bind',
    en: 'The secret is held only while a code is asked for.',
    zh: '只有在要求输入验证码期间才持有密钥。',
    concerns: always,
    holds: ({ after }) =>
      has(after, 'binding') === isIn(after, 'awaiting_code', 'code_failed', 'verifying'),
  },
  {
    id: 'bind.cancelled',
    machine: 'mfa-bind',
    en: 'After a cancel with a code already sent, the profile says whether the code counts.',
    zh: '发送验证码后取消时，以资料确认是否已启用。',
    concerns: (step) => id(step) === 'cancel' && isIn(step.before, 'verifying', 'code_failed'),
    holds: ({ after }) => isIn(after, 'checking_profile') && calls(after, 'checkProfile'),
  },
  {
    id: 'bind.verified',
    machine: 'mfa-bind',
    en: 'A verified code leads to the recovery codes.',
    zh: '验证码通过后获取恢复代码。',
    concerns: (step) => answers(step, 'verifyCode') && succeeds(step),
    holds: ({ after }) => calls(after, 'fetchRecoveryCodes'),
  },
  {
    id: 'bind.codes-once',
    machine: 'mfa-bind',
    en: 'The recovery codes are held while they are shown, and nowhere else.',
    zh: '只有显示恢复代码时才持有恢复代码。',
    concerns: always,
    holds: ({ after }) => has(after, 'recoveryCodes') === isIn(after, 'showing_recovery_codes'),
  },
  {
    id: 'bind.codes-whole',
    machine: 'mfa-bind',
    en: 'Recovery codes are shown if each of them is there.',
    zh: '恢复代码齐全才会显示。',
    concerns: (step) => answers(step, 'fetchRecoveryCodes') && succeeds(step),
    holds: (step) =>
      isIn(step.after, isNonsense(step) ? 'recovery_codes_failed' : 'showing_recovery_codes'),
  },
  {
    id: 'bind.reloads',
    machine: 'mfa-bind',
    en: 'Finishing reloads the profile.',
    zh: '完成后重新加载资料。',
    concerns: (step) =>
      id(step) === 'finish' && isIn(step.before, 'showing_recovery_codes', 'recovery_codes_failed'),
    holds: ({ after }) => calls(after, 'reloadProfile'),
  },
  {
    id: 'bind.signs-out',
    machine: 'mfa-bind',
    en: 'After the authenticator was switched on the person is signed out.',
    zh: '启用身份验证器后退出登录。',
    concerns: (step) =>
      (answers(step, 'reloadProfile') && (succeeds(step) || isUnauthorized(step))) ||
      (id(step) === 'finish' && isIn(step.before, 'reloading_profile', 'profile_failed')),
    holds: ({ after }) => isIn(after, 'signing_out') && calls(after, 'signOut'),
  },
  {
    id: 'bind.ends-with-session',
    machine: 'mfa-bind',
    en: 'When the session ends, nothing of it is held.',
    zh: '会话结束时不保留其任何内容。',
    concerns: (step) => id(step) === 'session.ended',
    holds: ({ after }) => isIn(after, 'off') && after.facts.length === 0,
  },
];
