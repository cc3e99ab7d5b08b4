import type { ResourceKey } from 'i18next';

/**
 * One small file for each language and namespace, downloaded when it is first needed. The list of
 * them grows with every page, so that it is kept away from the login page.
 */
export const pageWords = import.meta.glob<{ default: ResourceKey }>([
  '../../locales/*/*.json',
  '!../../locales/*/{auth,shell}.json',
]);
