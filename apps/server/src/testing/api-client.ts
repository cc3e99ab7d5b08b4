import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, demoTotpSecret } from '../seed/staff.ts';

export interface ApiAnswer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into responses of every operation.
  body: any;
  raw: Buffer;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
type Headers = Record<string, string>;

/** Calls go through the whole server except its socket. */
export interface ApiClient {
  /** Null without a session. */
  readonly tokens: Schemas.Tokens | null;
  call(method: Method, path: string, body?: unknown, headers?: Headers): Promise<ApiAnswer>;
  get(path: string, headers?: Headers): Promise<ApiAnswer>;
  inject(options: InjectOptions): Promise<ApiAnswer>;
}

const refreshPath = '/auth/admin/v1/token/refresh';
const againPath = '/auth/admin/v1/sign_in_again';

/** Renews its tokens after signing in again, as the console does. */
export function apiClient(app: FastifyInstance, first: Schemas.Tokens | null = null): ApiClient {
  let tokens = first;
  const inject = async (options: InjectOptions): Promise<ApiAnswer> => {
    const answer = await app.inject({
      ...options,
      headers: {
        ...(tokens && { authorization: `Bearer ${tokens.access_token}` }),
        ...options.headers,
      },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : answer.body,
      raw: answer.rawPayload,
    };
  };
  const send: ApiClient['call'] = (method, url, body, headers = {}) =>
    inject({
      method,
      url,
      headers,
      // Inject sends any object as JSON.
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    });
  const call: ApiClient['call'] = async (method, url, body, headers) => {
    const answer = await send(method, url, body, headers);
    if (url === againPath && answer.status === 200 && tokens !== null) {
      const { refresh_token } = tokens;
      tokens = (await send('POST', refreshPath, { refresh_token })).body;
    }
    return answer;
  };
  return {
    get tokens() {
      return tokens;
    },
    inject,
    call,
    get: (path, headers) => call('GET', path, undefined, headers),
  };
}

export interface SignInOptions {
  /** The password as typed. */
  password?: string;
  rememberMe?: boolean;
  captcha?: string;
  headers?: Headers;
  /** The address that the call comes from. */
  from?: string;
  /** False leaves the second factor open. */
  verifyMfa?: boolean;
}

/** Throws if the server refuses. */
export async function signIn(
  app: FastifyInstance,
  username: string,
  options: SignInOptions,
): Promise<ApiClient> {
  const answer = await tryLogin(app, username, options);
  const client = apiClient(app, requireTokens(username, answer));
  if (client.tokens?.mfa !== true || options.verifyMfa === false) return client;
  const verified = await client.call('POST', '/auth/admin/v1/mfa/verify', { code: totpCode() });
  return apiClient(app, requireTokens(username, verified));
}

export async function tryLogin(
  app: FastifyInstance,
  username: string,
  { password = demoPassword, rememberMe, captcha = '', headers = {}, from }: SignInOptions = {},
): Promise<ApiAnswer> {
  const anonymous = apiClient(app);
  const picture = await anonymous.get('/auth/admin/v1/captcha');
  return anonymous.inject({
    method: 'POST',
    url: '/auth/admin/v1/login',
    ...(from !== undefined && { remoteAddress: from }),
    headers: { 'x-captcha-id': picture.body.captcha_id, ...headers },
    payload: {
      username,
      password: md5(password),
      captcha,
      ...(rememberMe !== undefined && { rememberMe }),
    },
  });
}

export function md5(password: string): string {
  return createHash('md5').update(password).digest('hex');
}

/**
 * As cheap as argon2id can be: tests sign in some thousand times, and a stored hash says itself what it costs to
 * compare with it.
 */
export function cheapHash(md5: string): string {
  const [memory, passes, parallelism, tagLength] = [8, 1, 1, 32];
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', {
    message: md5,
    nonce,
    tagLength,
    memory,
    passes,
    parallelism,
  });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** The code that the authenticator of `mfa` shows, `periods` of 30 seconds from now. */
export function totpCode(periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) });
  return totp.generate({ timestamp: Date.now() + periods * 30_000 });
}

function requireTokens(username: string, { status, body }: ApiAnswer): Schemas.Tokens {
  if (status === 200) return body;
  throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(body)}`);
}

export function sessionOf({ tokens }: ApiClient): string {
  return String(decodeJwt(tokens?.access_token ?? '')['sid']);
}
