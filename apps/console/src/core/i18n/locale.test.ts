import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, resolveLocale } from './locale.ts';

describe('the language of the console', () => {
  // @rule languages: zh-CN is the default, en-US the fallback; underscores are read as hyphens
  it('is Chinese by default', () => {
    expect(resolveLocale(null)).toBe('zh-CN');
    expect(resolveLocale('')).toBe('zh-CN');
  });
  it('reads underscores as hyphens and does not mind the case', () => {
    expect(resolveLocale('en_US')).toBe('en-US');
    expect(resolveLocale('ZH_cn')).toBe('zh-CN');
  });
  it('takes the supported variant of a language', () => {
    expect(resolveLocale('zh-HK')).toBe('zh-CN');
    expect(resolveLocale('en-GB')).toBe('en-US');
    expect(resolveLocale('en')).toBe('en-US');
  });
  it('falls back to English for a language that it does not speak', () => {
    expect(resolveLocale('pl-PL')).toBe('en-US');
  });
  it('is one of the two whatever was asked for', () => {
    fc.assert(
      fc.property(fc.string(), (requested) => {
        expect(locales).toContain(resolveLocale(requested));
      }),
    );
    for (const locale of locales) expect(resolveLocale(locale.replace('-', '_'))).toBe(locale);
  });
});
