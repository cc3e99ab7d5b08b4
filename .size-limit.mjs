// The budgets, gzip. A page counts what the browser has loaded when it can be used: the chunk of the
// page, all that it imports at once, and the labels of one language.
import { bundleClosure, pageScripts } from './scripts/lib/bundle-closure.mjs';

const dist = 'apps/console/dist';
const words = 'src/locales/zh-CN';

const login = [`${words}/login-labels.ts`];
const firstTable = [
  ...login,
  'app',
  'deposit-page',
  `${words}/common-labels.ts`,
  'src/features/deposits/locales/zh-CN/deposit.json',
];

const loaded = (chunks) => [...new Set([...pageScripts(dist), ...bundleClosure(dist, chunks)])];

const gzip = true;
const built = { gzip, rolldown: false };

export default [
  {
    name: 'JavaScript to an interactive login',
    path: loaded(login),
    limit: '150 kB',
    ...built,
  },
  {
    name: 'JavaScript to the first table after sign-in',
    path: loaded(firstTable),
    limit: '250 kB',
    ...built,
  },
  { name: 'CSS', path: `${dist}/assets/*.css`, limit: '18 kB', ...built },
  {
    name: 'policy, without the menu tree',
    path: 'packages/policy/src/index.ts',
    import:
      '{ can, chainOf, compilePermissions, diffPermissions, explain, flagsOf, isStale, parsePermissions, rolePermissions }',
    limit: '3 kB',
    gzip,
  },
  {
    name: 'machines, without XState',
    path: 'packages/machines/src/index.ts',
    ignore: ['xstate'],
    limit: '6 kB',
    gzip,
  },
  {
    name: 'SDK, with openapi-fetch, without the helpers',
    path: 'packages/sdk/src/index.ts',
    import:
      '{ accessTokenExpiry, createMemoryTokens, createSdk, createWebTokens, parseTokens, SdkError, unwrap }',
    limit: '7 kB',
    gzip,
  },
  ...[
    ['{ paginate }', '1 kB'],
    ['{ download, openDownload }', '1.5 kB'],
    ['{ upload }', '2 kB'],
    ['{ events }', '4 kB'],
    ['{ followTabs }', '1.5 kB'],
  ].map(([helpers, limit]) => ({
    name: `SDK, ${helpers} alone`,
    path: 'packages/sdk/src/index.ts',
    import: helpers,
    limit,
    gzip,
  })),
  {
    name: 'SDK, the labels in both languages',
    path: 'packages/sdk/src/labels.ts',
    limit: '19 kB',
    gzip,
  },
  {
    name: 'SDK, all of it, with the MD5 that is loaded when it is needed',
    path: 'packages/sdk/src/index.ts',
    limit: '14.5 kB',
    gzip,
  },
];
