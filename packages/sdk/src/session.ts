import type { Answer } from './call.ts';
import type { Locks } from './locks.ts';
import { type SdkProblem, sdkProblem } from './problem.ts';
import { SdkError, unwrap } from './sdk-error.ts';
import { parseTokens, type TokenStore, type Tokens } from './tokens.ts';

interface SessionOptions {
  tokens: TokenStore;
  locks: Locks;
  lockName: string;
  /** Sent once, never repeated. */
  requestTokens: (refreshToken: string) => Promise<Answer>;
  onSessionEnded?: ((problem: SdkProblem) => void) | undefined;
}

/** The one place that changes stored tokens. A session is known by its access token in use. */
export function createSession(options: SessionOptions) {
  const { tokens, locks, lockName, requestTokens, onSessionEnded } = options;
  let flight: { accessToken: string; tokens: Promise<Tokens> } | undefined;

  const exclusively = <T>(work: () => Promise<T>) => locks.request(lockName, work);

  async function forget(problem: SdkProblem) {
    await tokens.write(null);
    onSessionEnded?.(problem);
  }

  async function stored(): Promise<Tokens> {
    const found = await tokens.read();
    if (found === null) throw new SdkError(sdkProblem('NO_REFRESH_TOKEN'));
    return found;
  }

  async function refresh(accessToken: string): Promise<Tokens> {
    let before = await stored();
    if (before.access_token === accessToken && tokens.catchUp !== undefined) {
      await tokens.catchUp();
      before = await stored();
    }
    // Another tab was here while this one waited for the lock. To refresh once more would use a
    // refresh token twice, for which the server ends the session.
    if (before.access_token !== accessToken) return before;
    if (before.mfa) throw new SdkError(sdkProblem('MFA_REQUIRED'));
    if (before.refresh_token === '') throw new SdkError(sdkProblem('NO_REFRESH_TOKEN'));

    const answer = await requestTokens(before.refresh_token);

    // A sign-in or sign-out in the meantime is newer than this answer, whatever it says.
    const after = await stored();
    if (after.access_token !== accessToken) return after;
    const { error, response } = answer;
    if (response.status === 401 && error && error.kind !== 'aborted') await forget(error);
    const next = parseTokens(unwrap(answer));
    await tokens.write(next);
    return next;
  }

  return {
    newerThan(accessToken: string): Promise<Tokens> {
      if (flight?.accessToken === accessToken) return flight.tokens;
      const started = {
        accessToken,
        tokens: exclusively(() => refresh(accessToken)).finally(() => {
          if (flight === started) flight = undefined;
        }),
      };
      flight = started;
      return started.tokens;
    },

    end: (accessToken: string, problem: SdkProblem): Promise<void> =>
      exclusively(async () => {
        if ((await tokens.read())?.access_token === accessToken) await forget(problem);
      }),
  };
}

/**
 * The password as a login and the calls that change it send it: the MD5 of its UTF-8, in lower-case
 * hexadecimal. This is the wire format that the platform had from the beginning, and no measure of
 * security: the hash opens what the password opens. TLS protects it on its way, and the server
 * stores neither.
 *
 * The code for it is loaded when it is first called.
 *
 * @example
 * const body = { username, password: await hashPassword(password), captcha };
 */
export async function hashPassword(password: string): Promise<string> {
  const { default: md5 } = await import('spark-md5');
  return md5.hash(password);
}
