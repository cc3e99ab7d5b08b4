import { chinese } from './chinese.ts';
import { english, type Texts } from './english.ts';

export type { Texts } from './english.ts';

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

export const textsIn: Readonly<Record<Language, Texts>> = { zh: chinese, en: english };

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
