import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Locale, locales } from './locale.ts';

/** One small file for each language and namespace, downloaded when it is first needed. */
const files = import.meta.glob<{ default: ResourceKey }>('../../locales/*/*.json');

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    const load = files[`../../locales/${locale}/${namespace}.json`];
    if (load === undefined) {
      done(new Error(`There is no ${namespace}.json for ${locale}: add it to src/locales.`), false);
      return;
    }
    load().then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/**
 * Starts i18n with the words that every page needs. Every other namespace comes with its page:
 * `i18next.loadNamespaces`. No second language is loaded as a net for missing words, because none
 * is missing: a test compares the files.
 */
export async function startI18n(locale: Locale): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      fallbackLng: false,
      load: 'currentOnly',
      defaultNS: 'shell',
      ns: ['shell'],
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}
