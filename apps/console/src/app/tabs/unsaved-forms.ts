import { createStore, type Store } from '#/core/browser/store.ts';

type Discard = () => void;

/** At module scope, because a hidden page has no effects and must keep its form. */
export function createUnsavedForms(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
) {
  const forms = new Map<string, Map<string, Discard>>();
  const pages: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set());
  const ask = (event: Event) => event.preventDefault();

  function notify(): void {
    const before = pages.read();
    const now = new Set(forms.keys());
    if (now.size === before.size && [...now].every((page) => before.has(page))) return;
    if (before.size === 0) target.addEventListener('beforeunload', ask);
    if (now.size === 0) target.removeEventListener('beforeunload', ask);
    pages.write(now);
  }

  return {
    subscribe: pages.subscribe,
    read: pages.read,
    add(page: string, form: string, discard: Discard): void {
      forms.set(page, (forms.get(page) ?? new Map()).set(form, discard));
      notify();
    },
    remove(page: string, form: string): void {
      const ofPage = forms.get(page);
      ofPage?.delete(form);
      if (ofPage?.size === 0) forms.delete(page);
      notify();
    },
    clear(page: string): void {
      forms.delete(page);
      notify();
    },
    keepOnly(alive: readonly string[]): void {
      for (const page of forms.keys()) if (!alive.includes(page)) forms.delete(page);
      notify();
    },
    discard(pagesToDiscard: readonly string[]): void {
      for (const page of pagesToDiscard) {
        for (const discard of forms.get(page)?.values() ?? []) discard();
        forms.delete(page);
      }
      notify();
    },
  };
}

export const unsavedForms = createUnsavedForms(globalThis);

/** Forms around the pages belong to no tab of the console, and only the browser asks. */
export const frameForms = createUnsavedForms(globalThis);
