import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  ['en-US', 60, '1 hour'],
  ['en-US', 1440, '24 hours'],
  ['en-US', 90, '90 minutes'],
  ['en-US', 1, '1 minute'],
  ['zh-CN', 120, '2小时'],
  ['zh-CN', 30, '30分钟'],
])('a duration in %s of %i minutes is %s', (locale, minutes, expected) => {
  expect(durationText(locale, minutes)).toBe(expected);
});
