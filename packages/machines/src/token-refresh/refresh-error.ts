import { codeOf, type Failure, failureOf, isUnauthorized } from '../failure.ts';

/**
 * - `NO_REFRESH_TOKEN`: there is nothing to refresh with
 * - `MALFORMED_TOKENS`: the tokens cannot be read, or the refresh answered something else
 * - `UNAUTHORIZED`: the server does not accept the session any more
 * - `REFRESH_UNAVAILABLE`: the host lacks a readable clock, or did not provide the refresh
 */
export type TokenRefreshErrorCode =
  | 'NO_REFRESH_TOKEN'
  | 'MALFORMED_TOKENS'
  | 'UNAUTHORIZED'
  | 'REFRESH_UNAVAILABLE';

export type TokenRefreshError = Failure<TokenRefreshErrorCode>;

export const noRefreshToken: TokenRefreshError = {
  code: 'NO_REFRESH_TOKEN',
  message: 'No refresh token',
};

/** `null` if a retry may help. */
export function refusalOf(error: unknown): TokenRefreshError | null {
  if (isUnauthorized(error)) return failureOf('UNAUTHORIZED', error);
  switch (codeOf(error)) {
    case 'NO_REFRESH_TOKEN':
      return noRefreshToken;
    case 'MALFORMED_TOKENS':
      return failureOf('MALFORMED_TOKENS', error);
    case 'ACTOR_UNPROVIDED':
      return failureOf('REFRESH_UNAVAILABLE', error);
    default:
      return null;
  }
}
