import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { type Locale, locales } from './locale.ts';

const startLabels: Record<string, () => Promise<Record<string, ResourceKey>>> = {
  'zh-CN': () => import('#/locales/zh-CN/login-labels.ts'),
  'en-US': () => import('#/locales/en-US/login-labels.ts'),
} satisfies Record<Locale, unknown>;

export type ReadPageLabels = (
  locale: string,
  namespace: string,
) => Promise<ResourceKey | undefined>;

const createBackend = (readPageLabels: ReadPageLabels): BackendModule => ({
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    readLabels(locale, namespace, readPageLabels).then(
      (labels) => done(null, labels),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
});

async function readLabels(
  locale: string,
  namespace: string,
  readPageLabels: ReadPageLabels,
): Promise<ResourceKey> {
  const labels = ['auth', 'shell'].includes(namespace)
    ? (await startLabels[locale]?.())?.[namespace]
    : await readPageLabels(locale, namespace);
  if (labels !== undefined) return labels;
  throw new Error(`No ${namespace}.json in ${locale}.`);
}

/**
 * No second language is loaded for missing labels, because none is missing: `pnpm check messages` compares the files.
 */
export async function startI18n(locale: Locale, readPageLabels: ReadPageLabels): Promise<void> {
  await i18next.use(createBackend(readPageLabels)).init({
    lng: locale,
    supportedLngs: locales,
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'shell',
    ns: ['shell'],
    // A file that is missing stays missing; what needs it says so, and can be tried again.
    maxRetries: 1,
    interpolation: { escapeValue: false },
  });
}

type Done = (errors?: unknown) => void;

const settled = (load: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    load((errors) => {
      if (errors) reject(Array.isArray(errors) ? errors[0] : errors);
      else resolve();
    });
  });

/** @throws if they fail to load: a page would show their keys */
export const loadNamespaces = (namespaces: readonly string[]): Promise<void> =>
  settled((done) => i18next.loadNamespaces(namespaces, done));

/** Call it before switching to the language. @throws like `loadNamespaces`. */
export const loadLanguage = (locale: Locale): Promise<void> =>
  settled((done) => i18next.reloadResources([locale], undefined, done));
