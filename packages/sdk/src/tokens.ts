import { accessTokenClaims } from './access-token.ts';
import type { Schemas } from './generated/contract.ts';
import type { Locks } from './locks.ts';
import { malformedFailure } from './problem.ts';
import { SdkError } from './sdk-error.ts';

/** `mfa` is set while the second factor is pending. */
export type Tokens = Schemas.Tokens;

/** Read before every call, since another tab may have changed it, and written after a refresh. */
export interface TokenStore {
  read(): Tokens | null | Promise<Tokens | null>;
  /** Null forgets them. */
  write(tokens: Tokens | null): void | Promise<void>;
  /** The name of a store that tabs share. SDKs refresh one at a time by it, also those of several tenants. */
  readonly key?: string;
  /** How the programs that share this store take turns; without it, as `SdkOptions.locks` says. */
  readonly locks?: Locks;
  /**
   * Called before a refresh token is spent, while no other tab does so: stores what others may have got in its place,
   * if that has not arrived by itself.
   */
  catchUp?(): Promise<void>;
}

/**
 * A store that forgets with the process, for scripts, servers and tests.
 *
 * @example
 * const sdk = createSdk({ baseUrl, tenant, locale, device, tokens: createMemoryTokens() });
 */
export function createMemoryTokens(initial: Tokens | null = null): TokenStore {
  let tokens = initial;
  return {
    read: () => tokens,
    write(next) {
      tokens = next;
    },
  };
}

/**
 * Validates and returns the tokens of a login, verification or refresh response.
 *
 * @throws {SdkError} `MALFORMED_TOKENS` if a token is missing or no string, `mfa` is no boolean, or the
 * access token is no JWT
 * @example
 * await tokens.write(parseTokens(await sdk.POST('/auth/admin/v1/login', login).then(unwrap)));
 */
export function parseTokens(answer: unknown): Tokens {
  const { access_token, refresh_token, mfa }: Record<string, unknown> = Object(answer);
  if (
    typeof access_token !== 'string' ||
    typeof refresh_token !== 'string' ||
    typeof mfa !== 'boolean' ||
    accessTokenClaims(access_token) === null
  ) {
    throw new SdkError(malformedFailure('MALFORMED_TOKENS'));
  }
  return { access_token, refresh_token, mfa };
}
