export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

/** A refused synonym may still be part of an allowed phrase, such as a quoted sentence. */
export type Term = { term: string } & Readonly<Record<Language, string>> & {
    refused: Readonly<Record<Language, readonly string[]>>;
    allowed?: Partial<Readonly<Record<Language, readonly string[]>>>;
  };

const placeholder = /\{\{[^}]*\}\}/g;
const removed = '\0';

/** Ignores case. */
export function refusedIn(text: string, term: Term, language: Language): string[] {
  const lower = text.toLowerCase();
  // Patterns are slow, and most texts have no such synonym.
  if (!term.refused[language].some((synonym) => lower.includes(synonym.toLowerCase()))) return [];
  const permitted = [...(term.allowed?.[language] ?? []), term[language]];
  const rest = permitted.reduce(
    (left, phrase) => left.replaceAll(new RegExp(escapePattern(phrase), 'gi'), removed),
    text.replaceAll(placeholder, removed),
  );
  return term.refused[language].filter((synonym) => pattern(synonym, language).test(rest));
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches English terms as a whole, with a plural; Chinese has no spaces. */
function pattern(synonym: string, language: Language): RegExp {
  const source = escapePattern(synonym);
  return new RegExp(language === 'en-US' ? `(?<!\\w)${source}(?:s|es)?(?!\\w)` : source, 'i');
}
