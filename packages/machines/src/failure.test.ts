import { describe, expect, test } from 'vitest';
import { isUnauthorized, messageOf } from './failure.ts';
import { UnprovidedError } from './unprovided.ts';

describe('isUnauthorized', () => {
  test.each([401, 403])('%i is the server not accepting who asks', (status) => {
    expect(isUnauthorized({ status })).toBe(true);
  });

  test.each([
    { status: 400 },
    { status: 500 },
    { status: '401' },
    new Error('401'),
    null,
    undefined,
    401,
  ])('%s is not', (error) => {
    expect(isUnauthorized(error)).toBe(false);
  });
});

describe('messageOf', () => {
  test("is the server's own message, when it answered with one", () => {
    expect(messageOf({ status: 422, message: '验证码错误' })).toBe('验证码错误');
  });

  test('names what the host forgot to provide', () => {
    expect(messageOf(new UnprovidedError('actors', 'login'))).toContain("'login'");
  });

  test.each([
    new TypeError('Failed to fetch'),
    // How clients report that no answer came.
    { status: 0, message: 'Failed to fetch' },
    { status: '500', message: 'Internal Server Error' },
    { status: 500 },
    { status: 500, message: '' },
    { status: 500, message: 7 },
    'text',
    null,
  ])('is nothing for %s: the console has its own message for that', (error) => {
    expect(messageOf(error)).toBeUndefined();
  });
});
