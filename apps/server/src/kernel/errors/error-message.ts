import { type ErrorCode, errorCatalogue, type Language } from './error-catalogue.ts';
import type { Values } from './problem.ts';

export function errorMessage(code: ErrorCode, language: Language, values: Values = {}): string {
  const text: string = errorCatalogue[code][language];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    const value = values[name] ?? blank;
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' ? value : value[language];
  });
}
