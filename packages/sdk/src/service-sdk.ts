import { accessTokenExpiry } from './access-token.ts';
import { createSdk } from './create-sdk.ts';
import type { Schemas } from './generated/contract.ts';
import type { Sdk, SdkOptions } from './sdk.ts';
import { unwrap } from './sdk-error.ts';
import { platformClock } from './timing.ts';
import { createMemoryTokens, parseTokens, type TokenStore, type Tokens } from './tokens.ts';

export type ServiceCredentials = Schemas.ServiceCredentials;

export interface ServiceSdkOptions extends Omit<SdkOptions, 'tokens'> {
  credentials: ServiceCredentials;
}

const leadMs = 60_000;

/**
 * A client of the staff API for programs. Exchanges the secret for an access token before the first call,
 * again a minute before expiry, and when the server rejects the token. Concurrent calls share one exchange.
 * Tokens stay in memory; the secret is only sent in the body of the exchange.
 *
 * A refused secret makes the call return `CREDENTIALS_WRONG`, `SERVICE_ACCOUNT_EXPIRED`,
 * `SERVICE_ACCOUNT_REVOKED` or `ADDRESS_REFUSED`. An empty id or secret is a `PROGRAM_ERROR`, and nothing is
 * sent.
 *
 * @throws {TypeError} if `baseUrl` is not a URL
 *
 * @example
 * import { createServiceSdk } from '@brokerdesk/sdk/tools';
 *
 * const sdk = createServiceSdk({ baseUrl, tenant, locale, device, credentials: { id, secret } });
 */
export function createServiceSdk({ credentials, ...options }: ServiceSdkOptions): Sdk {
  const { clock = platformClock, refreshTimeoutMs = 15_000 } = options;
  const nobody = createSdk({ ...options, onSessionEnded: undefined, tokens: createMemoryTokens() });
  let held: Promise<Tokens> | null = null;

  async function exchange(): Promise<Tokens> {
    // As from a variable that is not set. The server would call it a malformed request, of another call.
    for (const part of ['id', 'secret'] as const) {
      if (!credentials[part]) throw new TypeError(`The credentials have no ${part}.`);
    }
    const call = nobody.POST('/auth/admin/v1/token/service', {
      body: credentials,
      timeoutMs: refreshTimeoutMs,
    });
    const { access_token } = unwrap(await call);
    return parseTokens({ access_token, refresh_token: '', mfa: false });
  }

  function signIn(): Promise<Tokens> {
    const started = exchange();
    held = started;
    // The next call tries again. Callers that wait for this one get its error.
    started.catch(() => {
      if (held === started) held = null;
    });
    return started;
  }

  const isDue = ({ access_token }: Tokens) => {
    const expiry = accessTokenExpiry(access_token);
    return expiry !== null && expiry - clock.now() < leadMs;
  };

  const tokens: TokenStore = {
    async read() {
      const before = held ?? signIn();
      if (!isDue(await before)) return before;
      return held === before || held === null ? signIn() : held;
    },
    write(next) {
      held = next && Promise.resolve(next);
    },
    async catchUp() {
      await signIn();
    },
  };
  return createSdk({ ...options, tokens });
}
