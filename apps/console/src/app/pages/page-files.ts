import type { ResourceKey } from 'i18next';
import type { PageFile } from './page-file.ts';

/*
 * Which files the pages are made of. Apart from the registry, which is on the login page: the names
 * of all these files are longer than the rest of it, and nobody needs them before the sign-in.
 */

/** Each page, by its name in the menu. */
export const pageFiles = {
  dashboard: () => import('./dashboard-page.tsx'),
  client: () => import('./client-page.tsx'),
  deposit: () => import('./deposit-page.tsx'),
  loan: () => import('./loan-page.tsx'),
  compensation: () => import('./compensation-page.tsx'),
  cryptoDeposit: () => import('./crypto-deposit-page.tsx'),
  kyc: () => import('./kyc-page.tsx'),
  message: () => import('./message-page.tsx'),
  withdrawal: () => import('./withdrawal-page.tsx'),
} satisfies Record<string, () => Promise<PageFile>>;

type Words = Record<string, ResourceKey>;

const wordsOfEveryPage = import.meta.glob<Words>('../../locales/*/every-page.ts');
const words = import.meta.glob<{ default: ResourceKey }>([
  '../../locales/*/*.json',
  '!../../locales/*/{auth,shell,frame,kit,menu,table,tabs}.json',
]);

/** The words of one namespace in one language. */
export async function pageWords(
  locale: string,
  namespace: string,
): Promise<ResourceKey | undefined> {
  const own = words[`../../locales/${locale}/${namespace}.json`];
  if (own !== undefined) return (await own()).default;
  return (await wordsOfEveryPage[`../../locales/${locale}/every-page.ts`]?.())?.[namespace];
}
