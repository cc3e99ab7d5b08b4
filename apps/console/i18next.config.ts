import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'i18next-cli';

/** The labels of the features, each beside what says it, by namespace. */
const ofFeatures = new Map(
  globSync('src/{core,features}/**/locales/zh-CN/*.json').map((path) => [
    basename(path, '.json'),
    path,
  ]),
);

const languages = ['zh-CN', 'en-US'];
const cache = '../../node_modules/.cache/messages';
const records = '../../packages/sdk/src/labels';

const read = (path: string): object => JSON.parse(readFileSync(path, 'utf8'));

/** The labels of records with the texts of the same namespace, as the console loads them. */
const merged = new Map(
  languages.flatMap((language) =>
    globSync(`${records}/${language}/*.json`).map((path) => {
      const namespace = basename(path, '.json');
      const own = globSync(`src/**/locales/${language}/${namespace}.json`)[0];
      const file = `${cache}/${language}/${namespace}.json`;
      mkdirSync(`${cache}/${language}`, { recursive: true });
      writeFileSync(file, JSON.stringify({ ...read(path), ...(own && read(own)) }));
      return [`${language}/${namespace}`, file] as const;
    }),
  ),
);

/** For `i18next-cli status` and `i18next-cli extract --dry-run`: which labels are missing or unused. */
export default defineConfig({
  locales: languages,
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,test-d}.{ts,tsx}'],
    output: (language, namespace = '') =>
      merged.get(`${language}/${namespace}`) ??
      ofFeatures.get(namespace)?.replace('zh-CN', language) ??
      `src/locales/${language}/${namespace}.json`,
    defaultNS: 'shell',
    useTranslationNames: ['useTranslation', 'useKindLabels'],
    primaryLanguage: 'zh-CN',
    sort: false,
    // Keys built at run time. `scripts/lib/locales` checks that each of them is used.
    preservePatterns: [
      ...[...ofFeatures.keys(), 'access', 'record'].map((namespace) => `${namespace}:*`),
      'menu:*',
      'menu-search:*',
      // The tool does not know the plural forms of Chinese: there is only this one.
      'shell:*_other',
      'notices:*_other',
      'notification:kind.*',
      'notification:signIn.*',
      'export-job:*',
      'views:*',
      'work:*',
      'shell:themes.*',
      'frame:*_other',
      'frame:roles.*',
      'decision:*',
      'kit:*',
      'bulk:*',
      'client-profile:*',
      'charts:*',
      'form:*',
      'funds:*',
      'history:*',
      'table:*',
      'tabs:*_other',
      'tabs:discard.*',
      'palette:*_other',
      'palette:groups.*',
      'palette:views.*',
      'palette:find.*',
      'palette:keyGroups.*',
      'palette:keys.*',
      'devlog:*_other',
      'sessions:type.*',
      'totals:*_other',
      'two-people:*',
    ],
  },
});
