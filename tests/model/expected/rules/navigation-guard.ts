import type { Condition } from '../facts.ts';
import type { Happened, Rule } from './rule.ts';
import { answers, calls, fails, finds, isIn, succeeds } from './steps.ts';

const decision = ({ facts }: Condition, text: string) =>
  facts.some((fact) => fact.startsWith(`output ${text}`));
const isSignedOut = (after: Condition, reason: string) =>
  isIn(after, 'signing_out') && calls(after, 'signOut') && decisionIs(after, reason);
const decisionIs = ({ facts }: Condition, reason: string) =>
  facts.some((fact) => fact.startsWith('decision signed_out') && fact.includes(` ${reason}`)) ||
  reason === 'navigation_failed';
const decisionTells = ({ facts }: Condition, text: string) =>
  facts.some((fact) => fact.startsWith('output ') && fact.includes(text));
const needsSession = ({ situation }: Happened) =>
  ['page', 'renewed', 'unmatched'].includes(situation.id);
const landing: Readonly<Record<string, string>> = {
  login: '/dashboard',
  'login-return': '/funds/deposit?status=pending',
  'login-elsewhere': '/dashboard',
  'login-backslash': '/dashboard',
  'login-tab': '/dashboard',
  'login-itself': '/dashboard',
};

export const guardRules: readonly Rule[] = [
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
    en: 'Somebody signed in who opens the login page is sent to the default page, or to the page of this site to return to.',
    zh: '已登录者打开登录页会转到默认页面，或本站内要返回的页面。',
    concerns: (step) =>
      answers(step, 'bootstrapAuth') &&
      succeeds(step) &&
      !finds(step, 'nobody') &&
      step.situation.id in landing,
    holds: ({ situation, after }) =>
      isIn(after, 'redirected') && decision(after, `redirect ${landing[situation.id]} `),
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
      (answers(step, 'loadStoredPermissions') &&
        (finds(step, 'fresh') || finds(step, 'five-minutes') || finds(step, 'old'))) ||
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
      // With a real server's permissions the time is a detail that no one sees.
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
    en: 'Any error of a navigation logs the person out; only without a menu the page opens, and the error is reported.',
    zh: '导航中的任何错误都会使其退出登录；仅菜单无法构建时仍打开页面，并告知错误。',
    concerns: (step) => fails(step) && !answers(step, 'ensureProfile', 'signOut'),
    holds: (step) =>
      answers(step, 'buildMenuRoutes')
        ? decision(step.after, 'allow ') && decisionTells(step.after, 'with an error')
        : isSignedOut(step.after, 'navigation_failed'),
  },
  {
    id: 'guard.cancelled',
    machine: 'navigation-guard',
    en: 'A navigation that another one takes the place of decides nothing.',
    zh: '被另一次导航取代的导航不作任何决定。',
    concerns: ({ event }) => event.id === 'navigation.cancel',
    holds: ({ after }) => isIn(after, 'cancelled') && decision(after, 'cancelled'),
  },
  {
    id: 'guard.to-login',
    machine: 'navigation-guard',
    en: 'A person who was logged out on the way to a protected page is sent to the login page, and may return.',
    zh: '前往受保护页面途中被退出者转到登录页，之后可以返回。',
    concerns: (step) => answers(step, 'signOut') && needsSession(step),
    holds: ({ after }) =>
      isIn(after, 'signed_out') &&
      decision(after, 'signed_out /login') &&
      decisionTells(after, '/funds/deposit?status=pending'),
  },
];
