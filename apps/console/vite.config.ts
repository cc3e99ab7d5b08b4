import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compileWhole } from './build/compile-whole.ts';
import { earlyScript } from './build/early-script.ts';
import { substitutes } from './build/substitutes.ts';

/** Every call of the contract has a version in its path, and no page has. */
const apiPaths = '^/[a-z0-9_]+/(?:admin/|app/)?(?:v\\d|presign)/?';

/** Libraries that every page needs. They change less often than what is built on them. */
const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'i18next',
  'xstate',
  '@xstate/react',
  'openapi-fetch',
  'class-variance-authority',
  'clsx',
  '@tanstack/(?:react-router|router-core|react-store|store|history)',
];

/** Our own part of every page: few larger files reach a login page sooner than many small ones. */
const foundations = [
  'packages/sdk/src/(?!upload|put-bytes|event|generated)',
  'packages/machines/src/(?!token-refresh|mfa)',
  'console/src/main\\.tsx',
  'console/src/app/(?:(?!after)[a-z-]+|start-up/.+|navigation/(?!menu)[a-z-]+|session/(?:use-auth|sign-in|auth-waits|early-rights|token-claims)|pages/(?:page-(?:error|registry|routes)|route-at|missing-file|failed-page))\\.tsx?$',
  'console/src/shared/(?:i18n/(?!use-country-name)|settings|api/sdk-context|page/page-title)',
  'console/src/(?:features|app/pages)/.+-route\\.ts$',
  'console/src/shared/ui/(?:cn|create-icon|button|icon-button|input|label|checkbox|skeleton|spinner|toast-store|brand-mark|initials|use-lasting|segmented)\\.tsx?$',
  'console/src/features/auth/(?:auth-field|auth-alert|login-errors|login-form|captcha-picture|use-captcha|api/get-captcha)\\.tsx?$',
  'lucide-react/dist/esm/icons/(?:check|minus|loader-circle|circle-exclamation-point|circle-alert|rotate-cw|sun|moon|monitor|shield-check)\\.',
];

/** What a person may do. The guard imports words of it, and would take all of it to the login page. */
const rights = /packages\/policy\/src\/(?:actions|flags|menu|menu-tree|permissions|resources)\.ts$/;

/** What menus and dialogs are made of: with the first of them that opens. */
const overlays =
  /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//;

/**
 * What pages behind the sign-in share with each other and with what surrounds them, but for forms, for reckoning
 * with money, long lists and what floats, which few need at once, and for icons of the few pages before it.
 */
const desk = new RegExp(
  [
    '/node_modules/(?!\\.pnpm/|react-hook-form/|valibot/|big\\.js/|@tanstack/(?:react-table|table-core|react-virtual|virtual-core)/',
    '|lucide-react/dist/esm/icons/(?:arrow-left|house)\\.)',
    '|console/src/app/(?!pages/(?!page-retry)|after-sign-in)',
    '|console/src/shared/(?!approval/|filter/|form/|table/|decision/|page/list-page|money/(?:arithmetic|sums)|ui/(?:floating|place-beside|tooltip))',
  ].join(''),
);

/** Whose needs come first: what surrounds every page, and the pages that people begin with. */
const atOnce = /console\/src\/(?:app\/shell\/shell|.+\/(?:dashboard|client|deposit)-page)\.tsx$/;

/** All icons come through one file, which the first pages import: of these nobody can tell but by name. */
const laterIcons =
  /lucide-react\/dist\/esm\/icons\/(?:calendar-clock|circle-question-mark|circle-check-big)\./;

/** Whether the first pages need it, or only what is opened on a page later. */
function isNeededAtOnce(
  id: string,
  chunking: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (laterIcons.test(id)) return false;
  if (atOnce.test(id)) return true;
  seen.add(id);
  const importers = chunking.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => !seen.has(one) && isNeededAtOnce(one, chunking, seen));
}

/**
 * What every list is made of, beside that, what is opened in it on demand, and a filter that the first have not; and
 * crumbs of what lists show, which would each be a file: one costs as much to be fetched and linked as a kilobyte.
 */
const lists = new RegExp(
  [
    '/node_modules/(?:@tanstack/(?:react-table|table-core)|valibot)/',
    '|console/src/shared/(?:filter/(?!on-demand/|use-agent)|table/(?!(?:on-demand|whole)/)|decision/decision-desk\\.tsx$)',
    '|console/src/(?:shared/page/list-page|app/pages/resource-of-page)\\.tsx?$',
    '|console/src/features/deposits/(?:api/deposit-keys|has-moved|deposit-status)\\.tsx?$',
  ].join(''),
);

/** Of these most is run on every page. */
const runWhole = new Set(['base', 'start', 'desk', 'shell', 'lists']);

const alwaysLoaded = /assets\/(?:rolldown-runtime|base|start)-/;

export default defineConfig({
  plugins: [react(), tailwindcss(), earlyScript(), compileWhole(runWhole)],
  resolve: {
    alias: [
      { find: '#', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...substitutes,
      // React has had it since 18, and the libraries ask for the substitute all the same.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    manifest: true,
    sourcemap: 'hidden',
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssMinify: 'lightningcss',
    modulePreload: {
      // Every browser of the target has it.
      polyfill: false,
      // What the page itself has loaded before anything else need not be named with each page.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !alwaysLoaded.test(file)),
    },
    rolldownOptions: {
      // No library here does anything by reading a property or a global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // The entry may export to the pages: otherwise it is one more file, which only imports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: new RegExp(`/node_modules/(?:${libraries.join('|')})/`),
              priority: 2,
            },
            { name: 'rights', test: rights, priority: 1 },
            { name: 'overlays', test: overlays, priority: 1 },
            { name: 'start', test: new RegExp(foundations.join('|')) },
            {
              debugName: 'what pages share',
              name: (id, chunking) => (isNeededAtOnce(id, chunking) ? 'desk' : 'details'),
              test: desk,
              minShareCount: 2,
            },
            { name: 'lists', test: lists },
          ],
        },
      },
    },
  },
  server: {
    port: 4610,
    proxy: { [apiPaths]: { target: 'http://127.0.0.1:4600', changeOrigin: false } },
  },
});
