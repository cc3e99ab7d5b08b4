export type PassingNews = {
  tone: 'success' | 'info';
  title: string;
  description?: string;
  link?: { to: string; search: Record<string, unknown>; label: string };
};

export type PersistentNews = {
  tone: 'danger';
  title: () => string;
  description?: () => string;
};

export type Toast = (PassingNews | PersistentNews) & { id: number };

export const toastText = (toast: PassingNews | PersistentNews) =>
  toast.tone === 'danger'
    ? { title: toast.title(), description: toast.description?.() }
    : { title: toast.title, description: toast.description };

const shownMax = 4;

export const isPersistent = (toast: PassingNews | PersistentNews): boolean =>
  toast.tone === 'danger' || toast.link !== undefined;

/** The top bar shows the last one alone. */
const isBelow = (news: PassingNews | PersistentNews, result: Toast) =>
  news.tone === 'info' &&
  result.tone === 'success' &&
  (isPersistent(news) || !isPersistent(result));

let toasts: readonly Toast[] = [];
/** The visible ones: of more errors than there is room for, the earlier ones wait until others are closed. */
let shown = toasts;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  shown = next.slice(-shownMax);
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. It replaces an earlier one of its kind, but never an error that is still open.
 *
 * @example
 * showToast({ tone: 'success', title: t('kit:export.done', { fileName }) });
 */
export function showToast(toast: PassingNews | PersistentNews): void {
  lastId += 1;
  const others = toasts.filter(({ tone }) => tone === 'danger' || tone !== toast.tone);
  const above = others.findLastIndex((one) => !isBelow(toast, one)) + 1;
  replace(others.toSpliced(above, 0, { ...toast, id: lastId }));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function dismissAll(): void {
  replace([]);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => shown,
};
