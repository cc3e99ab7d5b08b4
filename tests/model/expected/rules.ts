import type { ModelEvent, Situation } from '../paths/model.ts';
import type { Condition, Outcome } from './facts.ts';

export interface Happened {
  readonly situation: Situation;
  readonly event: ModelEvent;
  readonly before: Condition;
  readonly after: Outcome;
}

/** A sentence of the specification's section 4, written by hand: no machine was asked. */
export interface Rule {
  readonly id: string;
  readonly machine: string;
  readonly en: string;
  readonly zh: string;
  /** The steps that prove the rule. */
  concerns(step: Happened): boolean;
  holds(step: Happened): boolean;
}

const has = ({ facts }: Condition, ...names: string[]) =>
  names.every((name) => facts.some((fact) => fact === name || fact.startsWith(`${name} `)));
const calls = (condition: Condition, call: string) => has(condition, `calls ${call}`);
const isIn = ({ state }: Condition, ...states: string[]) =>
  states.some((name) => state === name || state.startsWith(`${name}.`));
const clears = ({ effects }: Outcome) => effects.includes('clearSession');
const holdsNothing = (condition: Condition) =>
  !['session', 'pendingTokens', 'rememberMe'].some((name) => has(condition, name));
const id = ({ event }: Happened) => event.id;
const how = ({ event }: Happened) => (event.kind === 'answer' ? event.how : null);
const answers = ({ event }: Happened, ...actors: string[]) =>
  event.kind === 'answer' && actors.includes(event.actor);
const succeeds = (step: Happened) => ['answered', 'slow'].includes(how(step) ?? '');
const isNonsense = ({ event }: Happened) => event.kind === 'answer' && event.variant === 'nonsense';
const fails = (step: Happened) => step.event.kind === 'answer' && !succeeds(step);
const isUnauthorized = (step: Happened) => ['401', '403'].includes(how(step) ?? '');
const enters = ({ before, after }: Happened, state: string) =>
  !isIn(before, state) && isIn(after, state);
const stays = ({ before, after }: Happened) =>
  before.state === after.state && before.facts.join() === after.facts.join();
const always = () => true;

/** The number of a fact such as `due in 840 s`. */
function secondsOf({ facts }: Condition, name: string): number | undefined {
  const fact = facts.find((one) => one.startsWith(`${name} `));
  return fact === undefined ? undefined : Number.parseFloat(fact.slice(name.length));
}

const authRules: Rule[] = [
  {
    id: 'auth.begins-idle',
    machine: 'auth',
    en: 'The status begins idle, and the first navigation bootstraps it.',
    zh: '状态从空闲开始，由第一次导航触发恢复。',
    concerns: (step) => isIn(step.before, 'idle.not_bootstrapped'),
    holds: (step) =>
      id(step) === 'bootstrap'
        ? isIn(step.after, 'idle.restoring') && calls(step.after, 'restore')
        : stays(step) || isIn(step.after, 'authenticating'),
  },
  {
    id: 'auth.login-authenticates',
    machine: 'auth',
    en: 'A login leads to authenticating, with nothing of an earlier session.',
    zh: '登录进入认证中，且不保留之前会话的任何内容。',
    concerns: (step) => id(step) === 'login.submit' && isIn(step.before, 'idle', 'error'),
    holds: ({ after }) =>
      isIn(after, 'authenticating') &&
      calls(after, 'login') &&
      !has(after, 'session') &&
      !has(after, 'pendingTokens') &&
      !has(after, 'error') &&
      clears({ ...after }),
  },
  {
    id: 'auth.remember-me',
    machine: 'auth',
    en: 'Whether the session is remembered is what the person has chosen.',
    zh: '是否记住会话以本人的选择为准。',
    concerns: (step) => id(step) === 'login.submit' && isIn(step.after, 'authenticating'),
    holds: ({ after }) => has(after, 'rememberMe'),
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
    en: 'A code that is not accepted may be tried again, and the reason is told.',
    zh: '验证码未通过时可以重试，并告知原因。',
    concerns: (step) => answers(step, 'verifyMfa') && fails(step),
    holds: ({ after }) =>
      isIn(after, 'mfa_required.awaiting_code') &&
      has(after, 'pendingTokens') &&
      has(after, 'error VERIFICATION_FAILED'),
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
];

const decision = ({ facts }: Condition, words: string) =>
  facts.some((fact) => fact.startsWith(`output ${words}`));
const isSignedOut = (after: Condition, reason: string) =>
  isIn(after, 'signing_out') && calls(after, 'signOut') && decisionIs(after, reason);
const decisionIs = ({ facts }: Condition, reason: string) =>
  facts.some((fact) => fact.startsWith('decision signed_out') && fact.includes(` ${reason}`)) ||
  // What the guard begins with: nothing opens by default.
  reason === 'navigation_failed';
const finds = (step: Happened, variant: string) =>
  step.event.kind === 'answer' && step.event.variant === variant;
const needsSession = ({ situation }: Happened) => ['page', 'unmatched'].includes(situation.id);

const guardRules: Rule[] = [
  {
    id: 'guard.unauthenticated',
    machine: 'navigation-guard',
    en: 'Without a session, any path that is not public logs out and leads to the login page.',
    zh: '没有会话时，任何非公开路径都会退出并转到登录页。',
    concerns: (step) => finds(step, 'nobody') && needsSession(step),
    holds: ({ after }) => isSignedOut(after, 'unauthenticated'),
  },
  {
    id: 'guard.public',
    machine: 'navigation-guard',
    en: 'The login page and public pages open without a session.',
    zh: '登录页和公开页面无需会话即可打开。',
    concerns: (step) => finds(step, 'nobody') && !needsSession(step),
    holds: ({ after }) => isIn(after, 'allowed') && decision(after, 'allow'),
  },
  {
    id: 'guard.login-redirects',
    machine: 'navigation-guard',
    en: 'Somebody signed in who opens the login page is sent to the default page.',
    zh: '已登录者打开登录页会转到默认页面。',
    concerns: (step) =>
      answers(step, 'bootstrapAuth') &&
      succeeds(step) &&
      !finds(step, 'nobody') &&
      step.situation.id === 'login',
    holds: ({ after }) => isIn(after, 'redirected') && decision(after, 'redirect /dashboard'),
  },
  {
    id: 'guard.profile',
    machine: 'navigation-guard',
    en: 'A missing profile is loaded; where that fails, the person is logged out.',
    zh: '缺少资料时会加载；失败则退出登录。',
    concerns: (step) => answers(step, 'ensureProfile'),
    holds: (step) =>
      fails(step)
        ? isSignedOut(step.after, 'profile_unavailable')
        : isIn(step.after, 'loading_permissions'),
  },
  {
    id: 'guard.permissions-fetched',
    machine: 'navigation-guard',
    en: 'Permissions that are absent or of another role are fetched before the page opens.',
    zh: '权限缺失或属于其他角色时，先获取再打开页面。',
    concerns: (step) =>
      answers(step, 'loadStoredPermissions') &&
      (finds(step, 'nothing') || finds(step, 'other-role')),
    holds: ({ after }) => calls(after, 'fetchPermissions') && !calls(after, 'applyPermissions'),
  },
  {
    id: 'guard.permissions-applied',
    machine: 'navigation-guard',
    en: 'Permissions are applied before the navigation goes on.',
    zh: '权限生效后导航才继续。',
    concerns: (step) =>
      (answers(step, 'loadStoredPermissions') && (finds(step, 'fresh') || finds(step, 'old'))) ||
      (answers(step, 'fetchPermissions') && succeeds(step)),
    holds: ({ after }) => calls(after, 'applyPermissions'),
  },
  {
    id: 'guard.revalidated',
    machine: 'navigation-guard',
    en: 'Permissions older than five minutes are revalidated in the background, younger ones are not.',
    zh: '超过五分钟的权限在后台重新验证，未超过的不验证。',
    concerns: (step) =>
      needsSession(step) &&
      isIn(step.after, 'allowed') &&
      isIn(step.before, 'applying_permissions', 'building_menu'),
    holds: ({ before, after }) => {
      const loaded = /loadedAt: (\d+)/.exec(
        before.facts.find((fact) => fact.startsWith('permissions')) ?? '',
      )?.[1];
      // With a real server's permissions the time is a detail that nobody sees.
      return (
        loaded === undefined ||
        decision(after, `allow ${Number(loaded) < 1_800_000_000_000 - 300_000}`)
      );
    },
  },
  {
    id: 'guard.menu-once',
    machine: 'navigation-guard',
    en: 'Menu routes are built once for each access token.',
    zh: '每个访问令牌只构建一次菜单路由。',
    concerns: (step) => answers(step, 'applyPermissions') && succeeds(step),
    holds: ({ situation, after }) =>
      situation.id === 'page' ? !calls(after, 'buildMenuRoutes') : calls(after, 'buildMenuRoutes'),
  },
  {
    id: 'guard.repeats',
    machine: 'navigation-guard',
    en: 'If routes were just added and the target was unmatched, the navigation repeats to the same path.',
    zh: '刚添加路由且目标此前未匹配时，重复导航到同一路径。',
    concerns: (step) =>
      answers(step, 'buildMenuRoutes') && succeeds(step) && step.situation.id === 'unmatched',
    holds: ({ after }) =>
      isIn(after, 'repeating') && decision(after, 'repeat /funds/deposit?status=pending'),
  },
  {
    id: 'guard.errors-log-out',
    machine: 'navigation-guard',
    en: 'Any error of a navigation logs the person out.',
    zh: '导航中的任何错误都会使其退出登录。',
    concerns: (step) =>
      answers(
        step,
        'bootstrapAuth',
        'loadStoredPermissions',
        'fetchPermissions',
        'applyPermissions',
      ) && fails(step),
    holds: ({ after }) => isSignedOut(after, 'navigation_failed'),
  },
  {
    id: 'guard.to-login',
    machine: 'navigation-guard',
    en: 'Whoever was logged out on the way to a protected page is sent to the login page.',
    zh: '前往受保护页面途中被退出者转到登录页。',
    concerns: (step) => answers(step, 'signOut') && needsSession(step),
    holds: ({ after }) => isIn(after, 'signed_out') && decision(after, 'signed_out /login'),
  },
];

const refreshRules: Rule[] = [
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
    en: 'A refresh needs a stored refresh token: without one there is none, and the reason is told.',
    zh: '刷新需要已存的刷新令牌；没有则不刷新，并告知原因。',
    concerns: (step) => id(step) === 'no refresh token',
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
    en: 'A refresh that met a fault is tried again after five seconds.',
    zh: '刷新遇到故障后，五秒后重试。',
    concerns: (step) =>
      answers(step, 'refresh') && fails(step) && !isUnauthorized(step) && !isNonsense(step),
    holds: ({ after }) =>
      isIn(after, 'backing_off') && has(after, 'tokens') && (secondsOf(after, 'timer') ?? 0) >= 5,
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

const bindRules: Rule[] = [
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
    concerns: (step) => answers(step, 'reloadProfile') && (succeeds(step) || isUnauthorized(step)),
    holds: ({ after }) => calls(after, 'signOut'),
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

const disableRules: Rule[] = [
  {
    id: 'disable.needs-proof',
    machine: 'mfa-disable',
    en: 'Switching off needs a code or a recovery code.',
    zh: '关闭需要验证码或恢复代码。',
    concerns: (step) => id(step).startsWith('code.submit') && isIn(step.before, 'awaiting_code'),
    holds: (step) =>
      id(step) === 'code.submit empty'
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

export const rules: readonly Rule[] = [
  ...authRules,
  ...guardRules,
  ...refreshRules,
  ...bindRules,
  ...disableRules,
];

export const rulesOf = (machine: string) => rules.filter((rule) => rule.machine === machine);

export const brokenRules = (machine: string, step: Happened): string[] =>
  rulesOf(machine)
    .filter((rule) => rule.concerns(step) && !rule.holds(step))
    .map((rule) => `${rule.id}: ${rule.en}`);
