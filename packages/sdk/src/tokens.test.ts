import { expect, test } from 'vitest';
import { issueTokens } from '../tests/staff-server.ts';
import { createMemoryTokens, parseTokens } from './tokens.ts';

const tokens = issueTokens();

test('a memory store holds what was written last', () => {
  const store = createMemoryTokens();
  expect(store.read()).toBeNull();
  store.write(tokens);
  expect(store.read()).toEqual(tokens);
  store.write(null);
  expect(store.read()).toBeNull();
});

test('tokens are taken out of an answer, and nothing else', () => {
  expect(parseTokens({ ...tokens, more: 1 })).toEqual(tokens);
});

// @rule tokens: Malformed tokens are MALFORMED_TOKENS, and are not stored
test.for([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'token'],
  ['no access token', { ...tokens, access_token: undefined }],
  ['a number for an access token', { ...tokens, access_token: 1 }],
  ['an access token that is no JWT', { ...tokens, access_token: 'opaque' }],
  ['no refresh token', { ...tokens, refresh_token: undefined }],
  ['no mfa flag', { ...tokens, mfa: undefined }],
] as const)('%s is MALFORMED_TOKENS', ([, answer]) => {
  expect(() => parseTokens(answer)).toThrow(expect.objectContaining({ code: 'MALFORMED_TOKENS' }));
});
