import { accessTokenClaims } from './access-token.ts';
import type { Answer, CallInit, Method } from './call.ts';
import type { Schemas } from './generated/contract.ts';
import { platformLocks } from './locks.ts';
import type { Paths } from './paths.ts';
import {
  abortedFailure,
  type ProblemFailure,
  programFailure,
  type SdkFailure,
  type SdkProblem,
} from './problem.ts';
import { retry } from './retry.ts';
import type { Sdk, SdkOptions } from './sdk.ts';
import { SdkError } from './sdk-error.ts';
import { createSession } from './session.ts';
import { abortable, platformClock } from './timing.ts';
import type { Tokens } from './tokens.ts';
import { createTransport } from './transport.ts';

const refreshPath = '/auth/admin/v1/token/refresh' satisfies keyof Paths;

/** Calls that begin or renew a session: they carry no access token, and are never repeated. */
const sessionless: string[] = ['/auth/admin/v1/login' satisfies keyof Paths, refreshPath];

const personOf = (tokens: Tokens | null) => tokens && accessTokenClaims(tokens.access_token)?.sub;

const problemOf = (cause: unknown): SdkProblem =>
  cause instanceof SdkError ? cause.problem : programFailure(cause);

/**
 * A client of the staff API: typed calls, tokens that renew themselves, problems as values.
 *
 * A call returns `{ data, response }` or `{ error, response }`. `error` is an {@link SdkFailure}, also for a
 * network failure, an abort, a malformed response, or an error thrown by a function of the program. It never
 * rejects.
 *
 * Safe requests are retried after a temporary failure; see {@link SdkOptions.retry}.
 *
 * @throws {TypeError} if `baseUrl` is not a URL
 * @example
 * const { data, error } = await sdk.GET('/deposit/admin/v1/list', {
 *   params: { query: { status: 'pending', size: 50 } },
 *   signal,
 * });
 * if (error) return error.message;
 * return data.list;
 */
export function createSdk(options: SdkOptions): Sdk {
  const { baseUrl, tenant, tokens, refreshTimeoutMs = 15_000 } = options;
  const locks = options.locks ?? tokens.locks ?? platformLocks();
  const { clock = platformClock } = options;
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const hooks = [options.hooks ?? []].flat();
  const send = createTransport({ ...options, fetch, hooks });

  const session = createSession({
    tokens,
    locks,
    lockName: `brokerdesk.refresh:${tokens.key ?? `${tenant}@${baseUrl}`}`,
    onSessionEnded: options.onSessionEnded,
    requestTokens: (refreshToken) => {
      const body = { refresh_token: refreshToken } satisfies Schemas.RefreshRequest;
      // Calls in every tab wait for the refresh.
      return send('post', refreshPath, { body, timeoutMs: refreshTimeoutMs });
    },
  });

  async function endIfRevoked(answer: Answer, { access_token }: Tokens): Promise<Answer> {
    const { error } = answer;
    if (error?.kind === 'problem' && error.code === 'SESSION_ENDED') {
      await session.end(access_token, error);
    }
    return answer;
  }

  async function renewAndSend(
    method: Method,
    path: string,
    init: CallInit,
    held: Tokens,
    refused: Answer & { error: ProblemFailure },
  ): Promise<Answer> {
    const newer = session.newerThan(held.access_token).catch(problemOf);
    const renewed = await abortable(newer, init.signal, (reason) =>
      abortedFailure(refused.error.request_id, reason),
    );
    if ('code' in renewed) {
      // With nothing to refresh with, the refusal itself says best what happened.
      if (renewed.code !== 'NO_REFRESH_TOKEN') return { ...refused, error: renewed };
      await session.end(held.access_token, refused.error);
      return refused;
    }
    // Another user has signed in, in another tab. What one person asked for, another must not do.
    if (personOf(held) !== personOf(renewed)) return refused;
    return endIfRevoked(await send(method, path, init, renewed.access_token), renewed);
  }

  async function attempt(
    method: Method,
    path: string,
    init: CallInit,
    held: Tokens | null,
  ): Promise<Answer> {
    const answer = await send(method, path, init, held?.access_token);
    const { error, response } = answer;
    if (response.status !== 401 || error?.kind !== 'problem' || held === null) return answer;
    return error.code === 'UNAUTHORIZED' && !held.mfa
      ? renewAndSend(method, path, init, held, { error, response })
      : endIfRevoked(answer, held);
  }

  let asking: Promise<boolean> | undefined;

  const signedInAgain = (problem: SdkFailure) => {
    asking ??= options.signInAgain?.(problem)?.finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function answerTo(method: Method, path: string, { ...init }: CallInit): Promise<Answer> {
    if (sessionless.includes(path)) return send(method, path, init);
    const held = await tokens.read();
    let answer = await attempt(method, path, init, held);
    if (answer.error === undefined) return answer;

    const again = async () => {
      const now = await tokens.read();
      return personOf(now) === personOf(held) ? attempt(method, path, init, now) : null;
    };
    if (answer.error.code === 'SIGN_IN_AGAIN' && (await signedInAgain(answer.error))) {
      answer = (await again()) ?? answer;
    }
    const signing = answer.error?.signing;
    const signature = signing && (await options.sign?.(signing));
    if (signature) {
      init.headers = { ...init.headers, 'X-Signature': signature };
      answer = (await again()) ?? answer;
    }
    return retry(answer, { method, path, init, options: options.retry, clock, hooks, again });
  }

  const call = (method: Method, path: string, init: CallInit = {}): Promise<Answer> =>
    answerTo(method, path, init).catch((cause) => ({
      error: problemOf(cause),
      response: Response.error(),
    }));

  const calls = {
    GET: (path: string, init?: CallInit) => call('get', path, init),
    POST: (path: string, init?: CallInit) => call('post', path, init),
    PUT: (path: string, init?: CallInit) => call('put', path, init),
    DELETE: (path: string, init?: CallInit) => call('delete', path, init),
  };

  return {
    // The contract's types hold for the caller; inside, an operation is what all have in common.
    ...(calls as Pick<Sdk, keyof typeof calls>),

    async refresh(accessToken) {
      try {
        const held = accessToken ?? (await tokens.read())?.access_token;
        return await session.newerThan(held ?? '');
      } catch (cause) {
        throw new SdkError(problemOf(cause));
      }
    },
  };
}
