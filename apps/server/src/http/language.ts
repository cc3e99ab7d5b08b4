import type { Language } from '../kernel/errors/error-catalogue.ts';

/**
 * The language to answer in: the caller's first that the server speaks, Chinese if there is none.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.trim().replace('_', '-').split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { primary: tag.toLowerCase().split('-')[0], quality: Number(quality ?? 1), at };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at);
  const first = wishes.find(({ primary }) => primary === 'zh' || primary === 'en');
  return first?.primary === 'en' ? 'en-US' : 'zh-CN';
}
