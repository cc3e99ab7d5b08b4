import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileWhole } from './build/compile-whole.ts';
import { prefetchScript } from './build/prefetch-script.ts';
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

/** What menus and dialogs are made of: with the first of them that opens. */
const overlays =
  /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//;

/** How pages ask: with the first of them. */
const queries = /\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

/** A folder named so is loaded when somebody asks for what is in it: no chunk takes it along. */
const onDemand = '(?!(?:.*/)?on-demand/)';

/** The parts of the frame that surround every page; each of its other folders opens on demand. */
const aroundPages = 'after-sign-in|navigation|pages|prefetch|session|shell|state-cache|tabs';

/** The kits that not every page needs, each a chunk: first those that others are made of. */
const ownKits = [
  'overlay',
  'calendar',
  'arithmetic',
  'form',
  'bulk',
  'funds',
  'record',
  'decision',
  'overdrawn',
  'chart',
  'image',
  'reveal',
  'password',
  'tabs',
  'history',
  'device',
];

const src = 'console/src/';

/** Of these most is run on every page. */
const runWhole = new Set(['base', 'boot', 'frame', 'kit', 'kit-list']);

/** The chunks that have a name. A file is in the first that fits, with all of what it imports that is in none before. */
const chunks = [
  { name: 'base', test: new RegExp(`/node_modules/(?:${libraries.join('|')})/`) },
  { name: 'boot', test: new RegExp(`${src}(?:main\\.tsx|core/(?!.*/locales/))`) },
  { name: 'overlays', test: overlays },
  { name: 'queries', test: queries },
  { name: 'kit', test: new RegExp(`${src}ui/(?!(?:list|${ownKits.join('|')})/)${onDemand}`) },
  { name: 'kit-list', test: new RegExp(`${src}business/list/${onDemand}`) },
  { name: 'frame', test: new RegExp(`${src}app/(?:${aroundPages})(?:\\.|/)${onDemand}`) },
  // Those that the files above have are in their chunks.
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  ...ownKits.map((kit) => ({
    name: `kit-${kit}`,
    test: new RegExp(`${src}ui/${kit}/${onDemand}`),
  })),
];

const alwaysLoaded = /assets\/(?:rolldown-runtime|base|boot)-/;

export default defineConfig({
  plugins: [react(), tailwindcss(), prefetchScript(), compileWhole(runWhole)],
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
          groups: chunks.map((chunk, index) => ({ ...chunk, priority: chunks.length - index })),
        },
      },
    },
  },
  server: {
    port: 4610,
    proxy: { [apiPaths]: { target: 'http://127.0.0.1:4600', changeOrigin: false } },
  },
});
