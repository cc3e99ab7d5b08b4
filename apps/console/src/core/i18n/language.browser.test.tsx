import { expect, test } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { chooseLocale, currentLocale } from './language.ts';

test('a language that the storage has no room for is spoken all the same, and nothing is said to have failed', async () => {
  await speak('zh-CN', []);
  expect(await chooseLocale(fullStorage(), 'en-US')).toBe(true);
  expect(currentLocale()).toBe('en-US');
});
