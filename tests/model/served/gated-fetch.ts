import type { Fetch } from '@brokerdesk/sdk';
import type { Gate, Verdict } from './gate.ts';

interface FaultyAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

function problemAnswer(status: number, code: string): FaultyAnswer {
  const problem = {
    type: 'about:blank',
    title: code,
    status,
    code,
    message: `${code} in the person's language`,
    request_id: 'of the fault',
  };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}

export function faultyAnswer(
  fault: Exclude<Verdict, 'through' | 'unable' | 'network'>,
): FaultyAnswer {
  if (fault === 'malformed') {
    return { status: 200, contentType: 'text/html', body: '<!doctype html><p>Proxy' };
  }
  if (fault === 'nonsense') return { status: 200, contentType: 'application/json', body: '{}' };
  if (fault === 'expired') return problemAnswer(401, 'UNAUTHORIZED');
  // A refusal that says nothing of the session: one that ends it is an event of its own.
  const code = { '401': 'MFA_REQUIRED', '403': 'FORBIDDEN', '500': 'INTERNAL' }[fault];
  return problemAnswer(Number(fault), code);
}

/**
 * The platform's fetch, with a gate before the server. A call that is broken off still reaches the
 * server once it is let through: what the server does, it has done, no matter who listens.
 *
 * @param calls which call of the host a path of the contract is; other paths pass
 */
export function gatedFetch(gate: Gate, calls: Readonly<Record<string, string>>): Fetch {
  return async (url, { signal: _, ...init }) => {
    const call = calls[new URL(url).pathname];
    const verdict = call === undefined ? 'through' : await gate.arrive(call);
    if (verdict === 'through') return fetch(url, init);
    if (verdict === 'network' || verdict === 'unable') throw new TypeError('fetch failed');
    const { status, contentType, body } = faultyAnswer(verdict);
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };
}
