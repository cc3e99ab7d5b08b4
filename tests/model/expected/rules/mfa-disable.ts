import type { Rule } from './rule.ts';
import {
  always,
  answers,
  calls,
  enters,
  finds,
  has,
  id,
  isIn,
  isUnauthorized,
  succeeds,
} from './steps.ts';

export const disableRules: readonly Rule[] = [
  {
    id: 'disable.needs-proof',
    machine: 'mfa-disable',
    en: 'Switching off needs a code or a recovery code.',
    zh: '关闭需要验证码或恢复代码。',
    concerns: (step) => id(step).startsWith('code.submit') && isIn(step.before, 'awaiting_code'),
    holds: (step) =>
      id(step).startsWith('code.submit empty')
        ? isIn(step.after, 'awaiting_code') && has(step.after, 'error CODE_REQUIRED')
        : isIn(step.after, 'confirming') && has(step.after, 'proof'),
  },
  {
    id: 'disable.confirmed',
    machine: 'mfa-disable',
    en: 'Nothing is switched off before the person has confirmed.',
    zh: '本人确认前不会关闭。',
    concerns: (step) =>
      enters(step, 'disabling') || (id(step) === 'confirm' && isIn(step.before, 'confirming')),
    holds: (step) =>
      id(step) === 'confirm' && isIn(step.before, 'confirming') && calls(step.after, 'disable'),
  },
  {
    id: 'disable.cancelled',
    machine: 'mfa-disable',
    en: 'Who cancels after the confirmation stays signed in if the profile has the authenticator still.',
    zh: '确认后取消时，资料中仍有身份验证器才保持登录。',
    concerns: (step) =>
      (id(step) === 'cancel' && isIn(step.before, 'disabling')) ||
      (answers(step, 'checkProfile') && succeeds(step)),
    holds: (step) =>
      id(step) === 'cancel'
        ? calls(step.after, 'checkProfile')
        : isIn(step.after, finds(step, 'unbound') ? 'signing_out' : 'off'),
  },
  {
    id: 'disable.proof',
    machine: 'mfa-disable',
    en: 'The code is held until the answer has come, and no longer.',
    zh: '验证码只持有到得到答复为止。',
    concerns: always,
    holds: ({ after }) => has(after, 'proof') === isIn(after, 'confirming', 'disabling'),
  },
  {
    id: 'disable.signs-out',
    machine: 'mfa-disable',
    en: 'After the authenticator was switched off the person is signed out.',
    zh: '移除身份验证器后退出登录。',
    concerns: (step) => answers(step, 'disable') && (succeeds(step) || isUnauthorized(step)),
    holds: ({ after }) => calls(after, 'signOut'),
  },
  {
    id: 'disable.ends-with-session',
    machine: 'mfa-disable',
    en: 'When the session ends, nothing of it is held.',
    zh: '会话结束时不保留其任何内容。',
    concerns: (step) => id(step) === 'session.ended',
    holds: ({ after }) => isIn(after, 'off') && after.facts.length === 0,
  },
];
