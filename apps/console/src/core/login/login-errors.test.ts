import type { ProblemFailure } from '@brokerdesk/sdk';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import auth from './locales/en-US/auth.json';
import { firstInvalid, loginErrors, missingFields } from './login-errors.ts';

let t: TFunction<'auth'>;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en-US',
    resources: { 'en-US': { auth } },
    interpolation: { escapeValue: false },
  });
  t = i18n.getFixedT('en-US', 'auth');
});

const problem = (part: Partial<ProblemFailure>): ProblemFailure => ({
  kind: 'problem',
  type: 'about:blank',
  title: 'Refused',
  status: 401,
  code: 'LOGIN_FAILED',
  message: '用户名或密码错误',
  request_id: 'r',
  ...part,
});

describe('what the login page says', () => {
  // @rule sign-in: Each missing login field is named at the field; the first gets focus
  it('asks for every required field, and the first of them gets the focus', () => {
    const errors = missingFields({ username: 'angel', password: '', captcha: ' ' }, t);
    expect(errors).toEqual({
      password: 'Please enter your password',
      captcha: 'Please enter the captcha',
    });
    expect(firstInvalid(errors)).toBe('password');
  });

  it('takes a password of spaces for a password', () => {
    expect(missingFields({ username: 'a', password: '  ', captcha: 'b' }, t)).toEqual({});
  });

  it('repeats the message of the server about the sign-in', () => {
    expect(loginErrors(problem({}), t)).toEqual({ form: '用户名或密码错误' });
  });

  it('puts a wrong captcha at its field', () => {
    const wrong = problem({ status: 400, code: 'CAPTCHA_WRONG', message: '验证码错误' });
    expect(loginErrors(wrong, t)).toEqual({ captcha: '验证码错误' });
  });

  it('puts what the server refuses about a field at that field', () => {
    const errors = [{ field: 'username', code: 'FIELD_INVALID' as const, message: 'Too long' }];
    expect(loginErrors(problem({ status: 400, code: 'VALIDATION', errors }), t)).toEqual({
      username: 'Too long',
    });
  });

  it('says for how long to wait after too many attempts', () => {
    const tooMany = problem({ status: 429, code: 'TOO_MANY_ATTEMPTS', retry_after: 90 });
    expect(loginErrors(tooMany, t).form).toBe('Too many attempts. Try again in 90 seconds.');
  });

  it('says that the server cannot be reached', () => {
    expect(loginErrors(problem({ status: 0, code: 'NETWORK_ERROR' }), t).form).toMatch(
      /cannot be reached/,
    );
  });

  // @rule sign-in: A failed sign-in shows the server's message, else "Login failed"
  // @in ./login-errors.ts kernel/errors/error-catalogue.ts
  it('says that the login failed if the reason is unknown', () => {
    expect(loginErrors(null, t)).toEqual({ form: 'Login failed' });
    expect(loginErrors(problem({ status: 502, code: 'MALFORMED_RESPONSE' }), t)).toEqual({
      form: 'Login failed',
    });
  });
});
