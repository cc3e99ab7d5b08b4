import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageName } from '#/core/pages/page-route.ts';

export type SearchTerms = {
  /** One letter for each character of the Chinese title. */
  initials: string;
  /** Its pinyin in one, its title in the other language, the initials of the English one, settings and synonyms. */
  others: readonly string[];
};

const firstLetters = (title: string) =>
  title
    .split(/[\s-]+/)
    .map(([letter]) => letter)
    .join('');

/** `joined` separates the title in the other language, settings and synonyms by `|`. */
export function searchTerms(pinyin: string, title: string, joined: string): SearchTerms {
  const [otherTitle = '', ...synonyms] = joined.split('|');
  const english = /^[\x20-\x7e]+$/.test(otherTitle) ? otherTitle : title;
  return {
    initials: firstLetters(pinyin),
    others: [...[pinyin.replaceAll(' ', ''), otherTitle, firstLetters(english)], ...synonyms],
  };
}

const none: SearchTerms = { initials: '', others: [] };

/** Terms come when a user searches: until then a page is found by its title alone. */
export function useSearchTerms(searching: boolean): (name: PageName) => SearchTerms {
  const { t, ready } = useTranslation(searching ? ['menu-search', 'menu'] : ['menu']);
  return (name) =>
    searching && ready
      ? searchTerms(
          t(`menu-search:pinyin.${name}`),
          t(`menu:${name}`),
          t(`menu-search:others.${name}`),
        )
      : none;
}
