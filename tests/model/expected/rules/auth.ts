import type { Condition } from '../facts.ts';
import type { Happened, Rule } from './rule.ts';
import {
  always,
  answers,
  calls,
  clears,
  fails,
  finds,
  has,
  holdsNothing,
  id,
  isIn,
  isUnauthorized,
  isUnchanged,
  succeeds,
} from './steps.ts';

const isLogin = (step: Happened) => id(step).startsWith('login.submit');

function tokensOf({ facts }: Condition): string[] {
  const fact = facts.find((one) => /^(session|pendingTokens) = /.test(one)) ?? '';
  return /([^\s{]+)\/([^\s,}]+)/.exec(fact)?.slice(1) ?? [];
}

export const authRules: readonly Rule[] = [
  {
    id: 'auth.statuses',
    machine: 'auth',
    en: 'The status is idle, authenticating, mfa_required, authenticated or error.',
    zh: '状态为空闲、认证中、需要验证码、已认证或错误。',
    concerns: always,
    holds: ({ after }) =>
      isIn(after, 'idle', 'authenticating', 'mfa_required', 'authenticated', 'error'),
  },
  {
    id: 'auth.begins-idle',
    machine: 'auth',
    en: 'The status begins idle, and the first navigation bootstraps it.',
    zh: '状态从空闲开始，由第一次导航触发恢复。',
    concerns: (step) => isIn(step.before, 'idle.not_bootstrapped'),
    holds: (step) =>
      id(step) === 'bootstrap'
        ? isIn(step.after, 'idle.restoring') && calls(step.after, 'restore')
        : isUnchanged(step) || isIn(step.after, 'authenticating'),
  },
  {
    id: 'auth.login-authenticates',
    machine: 'auth',
    en: 'A login leads to authenticating, with nothing of an earlier session.',
    zh: '登录进入认证中，且不保留之前会话的任何内容。',
    concerns: (step) => isLogin(step) && isIn(step.before, 'idle', 'error'),
    holds: ({ after }) =>
      isIn(after, 'authenticating') &&
      calls(after, 'login') &&
      !has(after, 'session') &&
      !has(after, 'pendingTokens') &&
      !has(after, 'error') &&
      clears({ ...after }),
  },
  {
    id: 'auth.accepted',
    machine: 'auth',
    en: 'A login that is accepted without a code has its tokens stored, and goes on to authenticated.',
    zh: '无需验证码的登录成功后存储令牌，并进入已认证。',
    concerns: (step) =>
      (answers(step, 'login', 'acceptInvitation') && succeeds(step) && !finds(step, 'code')) ||
      (answers(step, 'persistTokens') && succeeds(step)),
    holds: ({ before, after }) =>
      has(after, 'pendingTokens') &&
      calls(
        after,
        isIn(before, 'authenticating.opening', 'mfa_required') ? 'loadProfile' : 'persistTokens',
      ),
  },
  {
    id: 'auth.remember-me',
    machine: 'auth',
    en: 'Whether the session is remembered is what the person has chosen.',
    zh: '是否记住会话以本人的选择为准。',
    concerns: (step) => isLogin(step) && isIn(step.after, 'authenticating'),
    holds: (step) => has(step.after, 'rememberMe') === (id(step) === 'login.submit'),
  },
  {
    id: 'auth.code-holds-tokens',
    machine: 'auth',
    en: 'If the login asks for a code, the tokens are held pending and open no session.',
    zh: '登录需要验证码时，令牌只暂存，不构成会话。',
    concerns: (step) =>
      answers(step, 'login', 'acceptInvitation') &&
      step.event.kind === 'answer' &&
      step.event.variant === 'code',
    holds: ({ after }) =>
      isIn(after, 'mfa_required.awaiting_code') &&
      has(after, 'pendingTokens') &&
      !has(after, 'session'),
  },
  {
    id: 'auth.only-verified-opens',
    machine: 'auth',
    en: 'With a code asked for, only a verified code leads on to a session.',
    zh: '需要验证码时，只有验证通过才能建立会话。',
    concerns: ({ before }) => isIn(before, 'mfa_required.awaiting_code', 'mfa_required.verifying'),
    holds: (step) =>
      !has(step.after, 'session') &&
      (answers(step, 'verifyMfa') && succeeds(step)
        ? isIn(step.after, 'mfa_required.opening')
        : !isIn(step.after, 'mfa_required.opening')),
  },
  {
    id: 'auth.wrong-code',
    machine: 'auth',
    en: 'A code that is not accepted may be tried again, and the reason is given.',
    zh: '验证码未通过时可以重试，并告知原因。',
    concerns: (step) => answers(step, 'verifyMfa') && fails(step),
    holds: ({ after }) =>
      isIn(after, 'mfa_required.awaiting_code') &&
      has(after, 'pendingTokens') &&
      has(after, 'error VERIFICATION_FAILED'),
  },
  {
    id: 'auth.verified-tokens',
    machine: 'auth',
    en: 'The session is opened with the tokens that a verified code was answered with, not with the pending ones.',
    zh: '会话使用验证通过后返回的令牌，而非暂存的令牌。',
    concerns: (step) => answers(step, 'verifyMfa') && succeeds(step),
    holds: ({ before, after }) => {
      const pending = (condition: Condition) =>
        condition.facts.find((fact) => fact.startsWith('pendingTokens'));
      return has(after, 'pendingTokens') && pending(before) !== pending(after);
    },
  },
  {
    id: 'auth.session-only-authenticated',
    machine: 'auth',
    en: 'A session exists where the status is authenticated, and nowhere else.',
    zh: '会话只存在于已认证状态。',
    concerns: always,
    holds: ({ after }) => has(after, 'session') === isIn(after, 'authenticated'),
  },
  {
    id: 'auth.profile-opens',
    machine: 'auth',
    en: 'A session begins when the profile has arrived.',
    zh: '资料到达后会话才开始。',
    concerns: (step) => answers(step, 'loadProfile') && succeeds(step),
    holds: ({ after }) =>
      isIn(after, 'authenticated.ready') && has(after, 'session') && !has(after, 'pendingTokens'),
  },
  {
    id: 'auth.unknown-role',
    machine: 'auth',
    en: 'A role that nobody knows counts as the one that may least.',
    zh: '未知角色按权限最小的角色处理。',
    concerns: (step) => finds(step, 'unknown-role'),
    holds: ({ after }) =>
      after.facts.some((fact) => fact.startsWith('session') && fact.includes('role: hero')),
  },
  {
    id: 'auth.login-failed',
    machine: 'auth',
    en: 'A failed login leads to error and clears everything.',
    zh: '登录失败进入错误状态，并清除一切。',
    concerns: (step) =>
      (answers(step, 'login', 'acceptInvitation', 'persistTokens') && fails(step)) ||
      (answers(step, 'loadProfile') &&
        fails(step) &&
        !isUnauthorized(step) &&
        isIn(step.before, 'authenticating', 'mfa_required')),
    holds: ({ after }) =>
      isIn(after, 'error') &&
      has(after, 'error LOGIN_FAILED') &&
      holdsNothing(after) &&
      clears(after),
  },
  {
    id: 'auth.logout',
    machine: 'auth',
    en: 'A log-out returns to idle and clears tokens, menu and permissions at once.',
    zh: '退出登录立即回到空闲，并清除令牌、菜单和权限。',
    concerns: (step) =>
      id(step) === 'logout' &&
      !isIn(step.before, 'idle.not_bootstrapped', 'idle.signed_out', 'idle.signing_out'),
    holds: ({ after }) =>
      isIn(after, 'idle') &&
      clears(after) &&
      !has(after, 'session') &&
      !has(after, 'error') &&
      has(after, 'pendingTokens') === calls(after, 'logout'),
  },
  {
    id: 'auth.logout-revokes',
    machine: 'auth',
    en: 'A log-out of somebody with tokens has the server revoke them.',
    zh: '持有令牌的人退出时，由服务器吊销令牌。',
    concerns: (step) =>
      ['logout', 'mfa.cancel'].includes(id(step)) &&
      (has(step.before, 'session') || has(step.before, 'pendingTokens')) &&
      !calls(step.before, 'logout'),
    holds: ({ after }) => isIn(after, 'idle.signing_out') && calls(after, 'logout'),
  },
  {
    id: 'auth.signed-out-holds-nothing',
    machine: 'auth',
    en: 'Where nobody is signed in, nothing is held.',
    zh: '无人登录时，不持有任何内容。',
    concerns: ({ after }) => isIn(after, 'idle.signed_out', 'error'),
    holds: ({ after }) => holdsNothing(after),
  },
  {
    id: 'auth.rejected',
    machine: 'auth',
    en: 'After a rejection nothing is held: 401 or 403 for the profile, or a rejected session.',
    zh: '被拒绝后（资料返回 401 或 403，或会话被拒绝）不持有任何内容。',
    concerns: (step) =>
      (answers(step, 'loadProfile', 'reloadProfile') && isUnauthorized(step)) ||
      (id(step) === 'session.rejected' && isIn(step.before, 'authenticated')),
    holds: ({ after }) =>
      isIn(after, 'idle.signed_out') &&
      holdsNothing(after) &&
      clears(after) &&
      has(after, 'error UNAUTHORIZED'),
  },
  {
    id: 'auth.bootstrap-failed',
    machine: 'auth',
    en: 'A failed bootstrap returns to idle and clears everything.',
    zh: '恢复失败回到空闲，并清除一切。',
    concerns: (step) =>
      isIn(step.before, 'idle.restoring', 'idle.loading_profile') &&
      answers(step, 'restore', 'loadProfile') &&
      fails(step) &&
      !isUnauthorized(step),
    holds: ({ after }) =>
      isIn(after, 'idle.signed_out') &&
      holdsNothing(after) &&
      clears(after) &&
      has(after, 'error BOOTSTRAP_FAILED'),
  },
  {
    id: 'auth.refreshed-goes-on',
    machine: 'auth',
    en: 'Refreshed tokens go on with the same session.',
    zh: '刷新后的令牌延续同一会话。',
    concerns: (step) => id(step) === 'tokens.refreshed' && has(step.before, 'session'),
    holds: ({ before, after }) => before.state === after.state && has(after, 'session'),
  },
  {
    id: 'auth.refreshed-replaces',
    machine: 'auth',
    en: 'Refreshed tokens take the place of both earlier ones: a refresh token that was used ends the session.',
    zh: '刷新后的令牌同时取代两个旧令牌：已用过的刷新令牌会使会话结束。',
    concerns: (step) => id(step) === 'tokens.refreshed' && tokensOf(step.before).length > 0,
    holds({ before, after }) {
      const held = tokensOf(after);
      return held.length === 2 && !tokensOf(before).some((token) => held.includes(token));
    },
  },
];
