import { chinese } from './chinese.ts';
import { english, type Words } from './english.ts';

export type { Words } from './english.ts';

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

export const wordsIn: Readonly<Record<Language, Words>> = { zh: chinese, en: english };

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
