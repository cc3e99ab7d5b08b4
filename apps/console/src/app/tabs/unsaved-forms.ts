import { createStore, type Store } from '#/core/browser/store.ts';

/** Forgets what was typed. */
type Discard = () => void;

/**
 * The forms that hold what no one has sent yet, by the page they are on. At module scope: a hidden page has no
 * effects, and its form must not be forgotten for that. While there is one, the browser asks before it leaves.
 */
export function createUnsavedForms(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
) {
  const forms = new Map<string, Map<string, Discard>>();
  /** The pages with such a form. */
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
    /** The forms of a page are gone, or about to report themselves again. */
    clear(page: string): void {
      forms.delete(page);
      notify();
    },
    /** Nothing is known any more of pages other than these. */
    keepOnly(alive: readonly string[]): void {
      for (const page of forms.keys()) if (!alive.includes(page)) forms.delete(page);
      notify();
    },
    /** A user has said that what was typed there may go. */
    discard(pagesToDiscard: readonly string[]): void {
      for (const page of pagesToDiscard) {
        for (const discard of forms.get(page)?.values() ?? []) discard();
        forms.delete(page);
      }
      notify();
    },
  };
}

/** Those of this browser tab. */
export const unsavedForms = createUnsavedForms(globalThis);

/** Those of what surrounds the pages: they belong to no tab of the console, and only the browser asks. */
export const frameForms = createUnsavedForms(globalThis);
