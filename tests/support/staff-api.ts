import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { Secret, TOTP } from 'otpauth';
import SparkMD5 from 'spark-md5';
import { demoTotpSecret, passwordOf, qaCaptcha } from './stack.ts';

type GivenHeaders = NonNullable<RequestInit['headers']>;

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface StaffApi {
  readonly username: string;
  readonly url: string;
  readonly tokens: Schemas.Tokens;
  readonly accessToken: string;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: GivenHeaders,
  ): Promise<Answer<T>>;
  get<T = unknown>(path: string): Promise<Answer<T>>;
  /** With a fresh Idempotency-Key unless `headers` has one. */
  put<T = unknown>(path: string, body: unknown, headers?: GivenHeaders): Promise<Answer<T>>;
  post<T = unknown>(path: string, body: unknown, headers?: GivenHeaders): Promise<Answer<T>>;
}

export async function signInByHand(
  url: string,
  username: string,
  password: string = passwordOf(username),
): Promise<StaffApi> {
  const captcha = await send<Schemas.Captcha>(url, 'GET', '/auth/admin/v1/captcha');
  const login = await send<Schemas.Tokens>(
    url,
    'POST',
    '/auth/admin/v1/login',
    { username, password: SparkMD5.hash(password), captcha: qaCaptcha, rememberMe: false },
    { 'X-Captcha-Id': captcha.body.captcha_id },
  );
  if (login.status !== 200) {
    throw new Error(`${username} could not sign in: ${JSON.stringify(login.body)}`);
  }
  if (!login.body.mfa) return staffApi(url, username, login.body);
  const verified = await send<Schemas.Tokens>(
    url,
    'POST',
    '/auth/admin/v1/mfa/verify',
    { code: totpCode() },
    { Authorization: `Bearer ${login.body.access_token}` },
  );
  if (verified.status !== 200) {
    throw new Error(`${username} could not verify: ${JSON.stringify(verified.body)}`);
  }
  return staffApi(url, username, verified.body);
}

export function totpCode(secret: string = demoTotpSecret): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

function staffApi(url: string, username: string, tokens: Schemas.Tokens): StaffApi {
  const { access_token: accessToken } = tokens;
  const call = <T>(method: string, path: string, body?: unknown, headers?: GivenHeaders) =>
    send<T>(url, method, path, body, {
      Authorization: `Bearer ${accessToken}`,
      ...Object.fromEntries(new Headers(headers)),
    });
  const write = <T>(method: string, path: string, body: unknown, headers?: GivenHeaders) =>
    call<T>(method, path, body, {
      'idempotency-key': randomUUID(),
      ...Object.fromEntries(new Headers(headers)),
    });
  return {
    username,
    url,
    tokens,
    accessToken,
    call,
    get: (path) => call('GET', path),
    put: (path, body, headers) => write('PUT', path, body, headers),
    post: (path, body, headers) => write('POST', path, body, headers),
  };
}

async function send<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: GivenHeaders = {},
): Promise<Answer<T>> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      'Accept-Language': 'en-US',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...Object.fromEntries(new Headers(headers)),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // The caller names the shape that it expects; the contract tests prove that responses have it.
  const parsed = (isJson ? JSON.parse(text) : text) as T;
  return { status: response.status, body: parsed, headers: response.headers };
}
