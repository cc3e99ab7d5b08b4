import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageName } from '#/core/pages/page-route.ts';

export type SearchWords = {
  /** One letter for each character of the Chinese title. */
  initials: string;
  /** Its pinyin in one, its title in the other language, the initials of the English one, settings and synonyms. */
  others: readonly string[];
};

const firstLetters = (words: string) =>
  words
    .split(/[\s-]+/)
    .map(([letter]) => letter)
    .join('');

/** `joined` separates the title in the other language, settings and synonyms by `|`. */
export function searchWords(pinyin: string, title: string, joined: string): SearchWords {
  const [otherTitle = '', ...synonyms] = joined.split('|');
  const english = /^[\x20-\x7e]+$/.test(otherTitle) ? otherTitle : title;
  return {
    initials: firstLetters(pinyin),
    others: [...[pinyin.replaceAll(' ', ''), otherTitle, firstLetters(english)], ...synonyms],
  };
}

const none: SearchWords = { initials: '', others: [] };

/** Terms come when a user searches: until then a page is found by its title alone. */
export function useSearchWords(searching: boolean): (name: PageName) => SearchWords {
  const { t, ready } = useTranslation(searching ? ['menu-search', 'menu'] : ['menu']);
  return (name) =>
    searching && ready
      ? searchWords(
          t(`menu-search:pinyin.${name}`),
          t(`menu:${name}`),
          t(`menu-search:others.${name}`),
        )
      : none;
}
