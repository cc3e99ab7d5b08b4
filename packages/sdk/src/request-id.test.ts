import { expect, test } from 'vitest';
import { newRequestId } from './request-id.ts';

test('a page on plain http, where randomUUID is missing, still names its requests', () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const [first, second] = [newRequestId(source), newRequestId(source)];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toBe(second);
});
