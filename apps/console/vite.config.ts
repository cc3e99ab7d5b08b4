import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileWhole } from './build/compile-whole.ts';
import { prefetchScript } from './build/prefetch-script.ts';
import { recordLabels } from './build/record-labels.ts';
import { substitutes } from './build/substitutes.ts';

/** Every call of the contract has a version in its path, and no page has. */
const apiPaths = '^/[a-z0-9_]+/(?:admin/|app/)?(?:v\\d|presign)/?';

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

const overlays =
  /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//;

const queries = /\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

const src = '/apps/console/src/';

function openedLater(id: string, importersOf: (id: string) => readonly string[]): boolean {
  if (!inLayers.test(id) || entries.test(id)) return false;
  const known = later.get(id);
  if (known !== undefined) return known;
  later.set(id, true);
  const found = importersOf(id).every((importer) => openedLater(importer, importersOf));
  later.set(id, found);
  return found;
}
const inLayers = new RegExp(`${src}(?:ui|business|app)/`);
const entries = new RegExp(`${src}app/(?:after-sign-in|shell/shell)\\.`);
const later = new Map<string, boolean>();

const aroundPages = 'after-sign-in|navigation|pages|prefetch|session|shell|state-cache|tabs';

const ownChunks = [
  'overlay',
  'calendar',
  'arithmetic',
  'form',
  'bulk',
  'audit',
  'export',
  'funds',
  'record',
  'decision',
  'overdrawn',
  'chart',
  'figures',
  'image',
  'reveal',
  'password',
  'passkey',
  'tabs',
  'history',
  'html',
  'device',
  'days',
  'market',
  'staff',
  'waiting',
  'work',
  'client-records',
  'virtual-rows',
  'whole-list',
];

const runWhole = new Set(['base', 'core', 'app', 'ui', 'list']);

/** A file is in the first that fits, with all of its imports that are in none before. */
const chunks = [
  { name: 'base', test: new RegExp(`/node_modules/(?:${libraries.join('|')})/`) },
  { name: 'core', test: new RegExp(`${src}(?:main\\.tsx|core/(?!.*/locales/))`) },
  { name: 'overlays', test: overlays },
  { name: 'queries', test: queries },
  { name: 'ui', test: new RegExp(`${src}(?:ui|business)/(?!(?:list|${ownChunks.join('|')})/)`) },
  { name: 'list', test: new RegExp(`${src}business/list/`) },
  { name: 'app', test: new RegExp(`${src}app/(?:${aroundPages})(?:\\.|/)`) },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  ...ownChunks.map((name) => ({ name, test: new RegExp(`${src}(?:ui|business)/${name}/`) })),
];

const alwaysLoaded = /assets\/(?:rolldown-runtime|base|core)-/;

export default defineConfig({
  plugins: [recordLabels(), react(), tailwindcss(), prefetchScript(), compileWhole(runWhole)],
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
  json: { namedExports: false },
  build: {
    manifest: true,
    sourcemap: 'hidden',
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssMinify: 'lightningcss',
    modulePreload: {
      // Every browser of the target has it.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !alwaysLoaded.test(file)),
    },
    rolldownOptions: {
      // No library here does anything by reading a property or a global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // The entry may export to the pages: otherwise it is one more file, which only imports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // A list of files has two hundred of these, and hashes do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunks.map(({ name, ...chunk }, index) => ({
            ...chunk,
            debugName: name,
            name: (id, context) =>
              openedLater(id, (of) => context.getModuleInfo(of)?.importers ?? []) ? null : name,
            priority: chunks.length - index,
          })),
        },
      },
    },
  },
  server: {
    port: 4610,
    proxy: { [apiPaths]: { target: 'http://127.0.0.1:4600', changeOrigin: false } },
  },
});
