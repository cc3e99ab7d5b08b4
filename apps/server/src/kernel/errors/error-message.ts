import { type ErrorCode, errorCatalogue, type Language } from './error-catalogue.ts';

/** The words of a code in a language, with its blanks filled. */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const words: string = errorCatalogue[code][language];
  return words.replaceAll(/\{\{(\w+)\}\}/g, (blank, name: string) => values[name] ?? blank);
}
