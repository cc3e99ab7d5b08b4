import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { useTranslation as TypedHook } from 'react-i18next';

/**
 * Replaces the hook of `react-i18next`, which makes eight hooks, an effect and a listener of each of some hundred calls
 * on a page.
 */

type Translate = (key: string, options?: object) => string;
type Labels = { t: Translate; i18n: typeof i18next; ready: boolean };

/** Every caller gets the same object. */
const kept = new Map<string, Labels>();
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

i18next.on('languageChanged', () => {
  kept.clear();
  notifyAll();
});

export function storedLabel(language: string, namespace: string, key: string): string | undefined {
  let found: unknown = i18next.getResourceBundle(language, namespace);
  for (const part of key.split('.')) found = Object(found)[part];
  return typeof found === 'string' ? found : undefined;
}

/** Skips all that i18next would look for in a sentence that nothing is put into. Undefined for other sentences. */
function plainLabel(language: string, namespace: string, key: string): string | undefined {
  const at = key.indexOf(':');
  const found = storedLabel(language, at === -1 ? namespace : key.slice(0, at), key.slice(at + 1));
  return found === undefined || /\{\{|\$t\(/.test(found) ? undefined : found;
}

function createTranslate(namespaces: readonly string[]): Translate {
  const { language } = i18next;
  const [first = ''] = namespaces;
  const full: Translate = (key, options) =>
    i18next.t(key as never, { lng: language, ns: first, ...options });
  const cache = new Map<string, string>();
  return (key, options) => {
    if (options !== undefined) return full(key, options);
    const known = cache.get(key) ?? plainLabel(language, first, key);
    if (known === undefined) return full(key);
    cache.set(key, known);
    return known;
  };
}

function labelsOf(name: string, namespaces: readonly string[]): Labels {
  const before = kept.get(name);
  if (before?.ready) return before;
  const ready = namespaces.every((one) => i18next.hasLoadedNamespace(one));
  if (before && !ready) return before;
  const labels = { t: createTranslate(namespaces), i18n: i18next, ready };
  kept.set(name, labels);
  // Notified when they are there, and also when they cannot be loaded: then their keys are shown, as ever.
  if (!ready) i18next.loadNamespaces(namespaces, notifyAll);
  return labels;
}

function useLabels(names: string | readonly string[] = 'shell'): Labels {
  const namespaces = typeof names === 'string' ? [names] : names;
  const read = () => labelsOf(namespaces.join(), namespaces);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keys need not name the first of the namespaces. */
export const useTranslation = useLabels as unknown as typeof TypedHook;
