import { expect, test } from 'vitest';
import { commonPassword } from './password-rules.ts';

test.each([
  ...['123456', 'password', '12345678', 'qwerty', 'iloveyou', 'dragon', 'monkey', 'letmein'],
  ...['superman', 'trustno1', '1qaz2wsx', '5201314', 'password1', 'sunshine'],
])('%j is known as a common password', async (password) => {
  expect(await commonPassword(password)).toBe(true);
});

test.each([
  ...[
    'Brokerdesk#1',
    'New#Brokerdesk2',
    'Secret#2026',
    'correct horse battery staple',
    '密码密码密码',
  ],
])('%j is not', async (password) => {
  expect(await commonPassword(password)).toBe(false);
});

test('hardly any other password is taken for a common one', async () => {
  const others = Array.from({ length: 5000 }, (_, at) => `not one of them ${at}`);
  const common = await Promise.all(others.map(commonPassword));
  // One of 1000 is expected: these are the same every time.
  expect(common.filter(Boolean).length).toBeLessThanOrEqual(15);
});
