import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'i18next-cli';

/** The labels of the features, each beside what says it, by namespace. */
const ofFeatures = new Map(
  globSync('src/{core,features}/**/locales/zh-CN/*.json').map((path) => [
    basename(path, '.json'),
    path,
  ]),
);

/** For `i18next-cli status` and `i18next-cli extract --dry-run`: which labels are missing or unused. */
export default defineConfig({
  locales: ['zh-CN', 'en-US'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,test-d}.{ts,tsx}'],
    output: (language, namespace = '') =>
      ofFeatures.get(namespace)?.replace('zh-CN', language) ??
      `src/locales/${language}/${namespace}.json`,
    defaultNS: 'shell',
    useTranslationNames: ['useTranslation', 'useKindLabels'],
    primaryLanguage: 'zh-CN',
    sort: false,
    // Built from names at run time: the entries of the menu, the states of records, what features say. That none
    // of these is unused, `scripts/lib/words` knows better.
    preservePatterns: [
      ...[...ofFeatures.keys()].map((namespace) => `${namespace}:*`),
      'menu:*',
      'menu-search:*',
      // The tool does not know the plural forms of Chinese: there is only this one.
      'shell:*_other',
      'notices:*_other',
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
