export type Toast = {
  id: number;
  /** `danger` stays until it is closed; the others leave by themselves. */
  tone: 'success' | 'danger' | 'info';
  title: string;
  description?: string;
  /** Where to go on from here. */
  link?: { to: string; search: Record<string, unknown>; label: string };
};

const shownMax = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Tells a person, in passing, how something ended.
 *
 * @example
 * showToast({ tone: 'success', title: t('deposit:approved') });
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  replace([...toasts, { ...toast, id: lastId }].slice(-shownMax));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
};
