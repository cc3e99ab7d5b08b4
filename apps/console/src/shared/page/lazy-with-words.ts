import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWords } from '#/shared/i18n/set-up.ts';

/**
 * A part of a page that comes when it is first drawn, with the words that only it needs.
 *
 * @example
 * const LoanDrawer = lazyWithWords(
 *   async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
 *   ['decision'],
 * );
 */
export function lazyWithWords<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly string[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadWords(namespaces)]);
    return { default: part };
  });
}
