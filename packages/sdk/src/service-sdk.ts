import { accessTokenExpiry } from './access-token.ts';
import { platformClock } from './clock.ts';
import { createSdk } from './create-sdk.ts';
import type { Schemas } from './generated/contract.ts';
import type { Sdk, SdkOptions } from './sdk.ts';
import { createMemoryTokens, parseTokens, type TokenStore, type Tokens } from './tokens.ts';
import { unwrap } from './unwrap.ts';

/** What a program without a person signs in with: the `id` of its service account, and a secret of it. */
export type ServiceCredentials = Schemas.ServiceCredentials;

/** What {@link createServiceSdk} needs to know: what `createSdk` does, with `credentials` for a store of tokens. */
export interface ServiceSdkOptions extends Omit<SdkOptions, 'tokens'> {
  /** As they were collected in the console. */
  credentials: ServiceCredentials;
}

/** A token with less than this to live is replaced before a call. */
const leadMs = 60_000;

/**
 * A client of the staff API for a program without a person. Before its first call it exchanges the secret
 * for an access token, and again a minute before that expires, or where the server takes it no longer.
 * Calls at the same time share one exchange. Tokens stay in the memory of the process; the secret is sent
 * in the body of that one call, and nowhere else.
 *
 * Where the secret is not accepted, the call that needed it answers why: `CREDENTIALS_WRONG`,
 * `SERVICE_ACCOUNT_EXPIRED`, `SERVICE_ACCOUNT_REVOKED` or `ADDRESS_REFUSED`. Where the id or the secret is
 * empty, it is a `PROGRAM_ERROR`, and nothing is sent.
 *
 * @throws {TypeError} where `baseUrl` is no address.
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
    // The server takes the token no longer.
    async catchUp() {
      await signIn();
    },
  };
  return createSdk({ ...options, tokens });
}
