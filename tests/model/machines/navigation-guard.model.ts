import { type NavigationRequest, navigationGuardMachine } from '@brokerdesk/machines';
import { rolePermissions } from '@brokerdesk/policy';
import { answered, faulty, sent, slowly, unable } from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

/** Any moment will do: the guard gets the time as input. */
const now = 1_800_000_000_000;
const fiveMinutesMs = 5 * 60_000;

const page: NavigationRequest = {
  path: '/funds/deposit',
  href: '/funds/deposit?status=pending',
  matched: true,
  // The page begins like a public path, and is none.
  publicPaths: ['/error', '/funds'],
  now,
  menuBuiltFor: 'access',
};

const ofAngel = { payload: { userId: 'u1', ...rolePermissions('angel') }, loadedAt: now };
const ofHero = { ...ofAngel, payload: { userId: 'u1', ...rolePermissions('hero') } };

const signedIn = answered(
  'bootstrapAuth',
  { accessToken: 'access' },
  { en: 'a session is found', zh: '找到会话' },
  'found',
);
const profile = answered(
  'ensureProfile',
  { role: 'angel' },
  { en: 'the profile is there', zh: '资料已存在' },
);
const fetched = answered('fetchPermissions', ofAngel.payload, {
  en: 'the permissions arrive',
  zh: '权限到达',
});

export const navigationGuardModel: Model = {
  name: 'navigation-guard',
  machine: navigationGuardMachine,
  situations: [
    {
      id: 'page',
      says: { en: 'a page of the menu is opened', zh: '打开菜单中的页面' },
      input: page,
    },
    {
      id: 'unmatched',
      says: {
        en: 'a page is opened that has no route before the menu is built',
        zh: '打开菜单构建前没有路由的页面',
      },
      input: { ...page, matched: false, menuBuiltFor: null },
    },
    {
      id: 'renewed',
      says: {
        en: 'a page is opened, and the menu was built for an earlier access token',
        zh: '打开页面，菜单是为之前的访问令牌构建的',
      },
      input: { ...page, menuBuiltFor: 'access-before' },
    },
    {
      id: 'login',
      says: { en: 'the login page is opened', zh: '打开登录页' },
      input: { ...page, path: '/login' },
    },
    {
      id: 'login-return',
      says: {
        en: 'the login page is opened, with a page to return to',
        zh: '打开登录页，并带有要返回的页面',
      },
      input: { ...page, path: '/login', redirect: '/funds/deposit?status=pending' },
    },
    {
      id: 'login-elsewhere',
      says: {
        en: 'the login page is opened, with the address of another site to return to',
        zh: '打开登录页，并带有其他网站的返回地址',
      },
      input: { ...page, path: '/login', redirect: '//elsewhere.example/funds' },
    },
    ...Object.entries({ backslash: '/\\elsewhere.example', tab: '/\t/elsewhere.example' }).map(
      ([sign, redirect]) => ({
        id: `login-${sign}`,
        says: {
          en: `the login page is opened, with another site behind a ${sign} to return to`,
          zh: `打开登录页，返回地址以${sign === 'tab' ? '制表符' : '反斜杠'}掩饰其他网站`,
        },
        input: { ...page, path: '/login', redirect },
      }),
    ),
    {
      id: 'login-itself',
      says: {
        en: 'the login page is opened, with itself to return to',
        zh: '打开登录页，返回地址是其自身',
      },
      input: { ...page, path: '/login', redirect: '/login?redirect=%2Ffunds' },
    },
    {
      id: 'public',
      says: { en: 'a public page is opened', zh: '打开公开页面' },
      input: { ...page, path: '/error', menuBuiltFor: null },
    },
  ],
  events: [
    sent(
      { type: 'navigation.cancel' },
      { en: 'another navigation takes its place', zh: '被另一次导航取代' },
    ),
    signedIn,
    answered('bootstrapAuth', null, { en: 'nobody is signed in', zh: '无人登录' }, 'nobody'),
    slowly(signedIn),
    unable('bootstrapAuth', {
      en: 'it is unknown whether somebody is signed in',
      zh: '无法得知是否有人登录',
    }),
    profile,
    slowly(profile),
    ...faulty('ensureProfile', { en: 'the profile', zh: '加载资料' }),
    answered(
      'loadStoredPermissions',
      ofAngel,
      { en: 'fresh permissions of this role are stored', zh: '已存有当前角色的最新权限' },
      'fresh',
    ),
    answered(
      'loadStoredPermissions',
      { ...ofAngel, loadedAt: now - fiveMinutesMs - 1 },
      { en: 'permissions older than five minutes are stored', zh: '已存有超过五分钟的权限' },
      'old',
    ),
    answered(
      'loadStoredPermissions',
      { ...ofAngel, loadedAt: now - fiveMinutesMs },
      { en: 'permissions of five minutes ago are stored', zh: '已存有恰好五分钟前的权限' },
      'five-minutes',
    ),
    answered(
      'loadStoredPermissions',
      null,
      { en: 'no permissions are stored', zh: '没有已存的权限' },
      'nothing',
    ),
    answered(
      'loadStoredPermissions',
      ofHero,
      { en: 'permissions of another role are stored', zh: '已存有其他角色的权限' },
      'other-role',
    ),
    unable('loadStoredPermissions', { en: 'the storage cannot be read', zh: '存储无法读取' }),
    fetched,
    slowly(fetched),
    ...faulty('fetchPermissions', { en: 'the permissions', zh: '获取权限' }),
    answered('applyPermissions', undefined, {
      en: 'the permissions are applied',
      zh: '权限已生效',
    }),
    unable('applyPermissions', { en: 'the permissions cannot be applied', zh: '权限无法生效' }),
    answered('buildMenuRoutes', undefined, { en: 'the menu is built', zh: '菜单已构建' }),
    unable('buildMenuRoutes', { en: 'the menu cannot be built', zh: '菜单无法构建' }),
    answered('signOut', undefined, { en: 'the person is logged out', zh: '本人已被退出登录' }),
    unable('signOut', { en: 'the log-out fails', zh: '退出登录失败' }),
  ],
  states: {
    bootstrapping: { en: 'the guard asks who is signed in', zh: '守卫查询谁已登录' },
    ensuring_profile: { en: 'the guard waits for the profile', zh: '守卫等待资料' },
    loading_permissions: { en: 'the guard reads the stored permissions', zh: '守卫读取已存的权限' },
    fetching_permissions: { en: 'the guard waits for the permissions', zh: '守卫等待权限' },
    applying_permissions: { en: 'the guard applies the permissions', zh: '守卫应用权限' },
    building_menu: { en: 'the guard builds the menu routes', zh: '守卫构建菜单路由' },
    signing_out: { en: 'the guard logs the person out', zh: '守卫使本人退出登录' },
    allowed: { en: 'the page opens', zh: '页面打开' },
    redirected: { en: 'the person is sent on to the default page', zh: '转到默认页面' },
    repeating: { en: 'the navigation is repeated', zh: '重复导航' },
    signed_out: { en: 'the person is sent to the login page', zh: '转到登录页' },
    cancelled: { en: 'the guard does nothing', zh: '守卫不做任何事' },
  },
};
