import { byLanguage } from './by-language.ts';
import type { Language } from './error-catalogue.ts';
import { Problem } from './problem.ts';

/** INVALID_TRANSITION from a state, which is named as people know it. */
export const invalidTransition = (nameOf: (language: Language) => string): Problem =>
  new Problem('INVALID_TRANSITION', { values: { from: byLanguage(nameOf) } });
