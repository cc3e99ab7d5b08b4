import { expect, test } from 'vitest';
import { generatePassword } from './password-rules.ts';

// @rule clients: A generated client password has 138 random bits
// @in ./password-rules.ts
test('a generated password is seven groups of four, without letters that look alike, and another one each time', () => {
  const made = Array.from({ length: 200 }, () => generatePassword());
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){6}$/);
  }
  expect(new Set(made).size).toBe(200);
});

test('a byte that would make some letters more frequent is drawn again', () => {
  const drawn = [255, 248, 247, 0];
  const password = generatePassword((bytes) => bytes.fill(drawn.shift() ?? 0));
  expect(password).toBe(`9aaa${'-aaaa'.repeat(6)}`);
});
