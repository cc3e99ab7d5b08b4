import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Locale, locales } from './locale.ts';

/** One small file for each language and namespace, downloaded when it is first needed. */
const files = import.meta.glob<{ default: ResourceKey }>([
  '../../locales/*/*.json',
  '!../../locales/*/{auth,shell}.json',
]);

/** What the login page needs, together. */
const startFiles = import.meta.glob<Record<string, ResourceKey>>(
  '../../locales/*/before-sign-in.ts',
);

async function loadWords(locale: string, namespace: string): Promise<ResourceKey> {
  const words =
    (await files[`../../locales/${locale}/${namespace}.json`]?.())?.default ??
    (await startFiles[`../../locales/${locale}/before-sign-in.ts`]?.())?.[namespace];
  if (words !== undefined) return words;
  throw new Error(`There is no ${namespace}.json for ${locale}: add it to src/locales.`);
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    loadWords(locale, namespace).then(
      (words) => done(null, words),
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
