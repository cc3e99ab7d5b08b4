import type { Rule } from './rule.ts';
import {
  answers,
  fails,
  finds,
  has,
  id,
  isIn,
  isNonsense,
  isUnauthorized,
  secondsOf,
  succeeds,
} from './steps.ts';

const secondsBetweenTries = [5, 10, 20, 40];

export const refreshRules: readonly Rule[] = [
  {
    id: 'refresh.60-seconds',
    machine: 'token-refresh',
    en: 'The refresh is due 60 seconds before the access token expires.',
    zh: '访问令牌到期前 60 秒刷新。',
    concerns: (step) =>
      answers(step, 'readClock') &&
      ['early', '61-left', '60-left'].some((variant) => finds(step, variant)),
    holds: (step) =>
      finds(step, '60-left')
        ? // Tokens that came from a refresh are not refreshed again at once.
          isIn(step.after, 'refreshing') || has(step.before, 'spacingMs')
        : isIn(step.after, 'waiting') &&
          (has(step.before, 'spacingMs') ||
            has(step.before, 'receivedNow') ||
            secondsOf(step.after, 'due in') === (finds(step, 'early') ? 840 : 1)),
  },
  {
    id: 'refresh.clocks',
    machine: 'token-refresh',
    en: 'The refresh is due though the clock was set back, or the computer slept.',
    zh: '即使时钟被拨回或电脑睡眠过，刷新也会按时到期。',
    concerns: (step) =>
      ['set-back', 'slept'].some((variant) => finds(step, variant)) &&
      has(step.before, 'seenAt') &&
      !has(step.before, 'spacingMs'),
    holds: ({ after }) => isIn(after, 'refreshing'),
  },
  {
    id: 'refresh.spacing',
    machine: 'token-refresh',
    en: 'Tokens that came after others are refreshed after 30 seconds at the earliest.',
    zh: '接替其他令牌的令牌最早在 30 秒后刷新。',
    concerns: (step) =>
      answers(step, 'readClock') &&
      succeeds(step) &&
      !isNonsense(step) &&
      has(step.before, 'spacingMs') &&
      !has(step.before, 'seenAt'),
    holds: ({ after }) => isIn(after, 'waiting') && (secondsOf(after, 'due in') ?? 0) >= 30,
  },
  {
    id: 'refresh.looks-again',
    machine: 'token-refresh',
    en: 'The clock is looked at again no later than the refresh is due.',
    zh: '最迟在刷新到期时再次查看时钟。',
    concerns: ({ after }) => isIn(after, 'waiting'),
    holds: ({ after }) =>
      (secondsOf(after, 'timer') ?? Infinity) <= (secondsOf(after, 'due in') ?? 0),
  },
  {
    id: 'refresh.needs-token',
    machine: 'token-refresh',
    en: 'A refresh needs a stored refresh token: without one there is none, and the reason is given.',
    zh: '刷新需要已存的刷新令牌；没有则不刷新，并告知原因。',
    concerns: (step) => id(step) === 'no refresh token' || finds(step, 'gone'),
    holds: ({ after }) =>
      isIn(after, 'failed') && has(after, 'error NO_REFRESH_TOKEN') && !has(after, 'tokens'),
  },
  {
    id: 'refresh.rejected',
    machine: 'token-refresh',
    en: 'After a rejected refresh nothing is held, and it is not tried again.',
    zh: '刷新被拒绝后不持有任何内容，也不再重试。',
    concerns: (step) => answers(step, 'refresh') && isUnauthorized(step),
    holds: ({ after }) =>
      isIn(after, 'failed') &&
      has(after, 'error UNAUTHORIZED') &&
      !has(after, 'tokens') &&
      !has(after, 'timer'),
  },
  {
    id: 'refresh.malformed',
    machine: 'token-refresh',
    en: 'Tokens that cannot be read raise an error and are not followed.',
    zh: '无法读取的令牌会报错，且不再使用。',
    concerns: (step) =>
      (answers(step, 'readTokenTimes') && (isNonsense(step) || fails(step))) ||
      (answers(step, 'refresh') && isNonsense(step)),
    holds: ({ after }) =>
      isIn(after, 'failed') && has(after, 'error MALFORMED_TOKENS') && !has(after, 'tokens'),
  },
  {
    id: 'refresh.tries-again',
    machine: 'token-refresh',
    en: 'A refresh that met a fault is tried again: after 5, 10, 20, 40 and then every 60 seconds.',
    zh: '刷新遇到故障后重试：5、10、20、40 秒后，之后每 60 秒一次。',
    concerns: (step) =>
      answers(step, 'refresh') &&
      fails(step) &&
      !isUnauthorized(step) &&
      !isNonsense(step) &&
      !finds(step, 'gone'),
    holds: ({ before, after }) =>
      isIn(after, 'backing_off') &&
      has(after, 'tokens') &&
      secondsOf(after, 'timer') === (secondsBetweenTries[secondsOf(before, 'failures') ?? 0] ?? 60),
  },
  {
    id: 'refresh.ends-with-session',
    machine: 'token-refresh',
    en: 'When the session ends, nothing is held and nothing is due.',
    zh: '会话结束时不持有任何内容，也没有待办刷新。',
    concerns: (step) => id(step) === 'session.ended',
    holds: ({ after }) => isIn(after, 'idle') && after.facts.length === 0,
  },
];
