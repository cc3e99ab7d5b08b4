import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type StaffApi, signInByHand } from '../support/staff-api.ts';
import type { Action, Call, History } from './history.ts';

export interface Request {
  record: string;
  action: Action;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Its Idempotency-Key; null for an operation that has none. */
  key: string | null;
  /** The answer in short, from the body of a response that is no error. */
  short(body: never): string;
  spends?: Call['spends'];
  balance?(body: never): string;
}

export interface Response {
  call: Call;
  body: unknown;
}

/** After this long without a response, a caller gives up: the outcome is unknown. */
const patienceMs = 2500;
const attemptsMax = 12;
const restMs = 100;

export class Caller {
  readonly username: string;
  readonly #history: History;
  readonly #urls: readonly string[];
  #staff: StaffApi | undefined;

  constructor(username: string, history: History, urls: readonly string[]) {
    this.username = username;
    this.#history = history;
    this.#urls = urls;
  }

  /** The old session goes on if neither replica responds now. */
  async signIn(): Promise<void> {
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      for (const url of this.#urls) {
        const staff = await signInByHand(url, this.username).catch(() => undefined);
        if (staff === undefined) continue;
        this.#staff = staff;
        return;
      }
      if (this.#staff !== undefined) return;
      await pause(restMs);
    }
    throw new Error(`${this.username} could not sign in.`);
  }

  async attempt(replica: number, request: Request): Promise<Response> {
    const { record, action, key, spends } = request;
    const about = { record, by: this.username, replica, key, action, ...(spends && { spends }) };
    const call = this.#history.begin(about);
    const response = await this.#send(replica, request).catch((error: unknown) => {
      if (isRefusedConnection(error)) this.#history.end(call, 'BUSY');
      return null;
    });
    if (response === null) return { call, body: null };
    const { status, body } = response;
    if (status >= 400) {
      const { code = String(status) } = Object(body) as { code?: string };
      if (code !== 'OUTCOME_UNKNOWN') this.#history.end(call, code);
      return { call, body };
    }
    // The caller of each request knows what its operation returns.
    const known = body as never;
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 8);
    const balance = request.balance?.(known);
    this.#history.end(call, request.short(known), {
      ...(key !== null && { digest }),
      ...(balance !== undefined && { balance }),
    });
    return { call, body };
  }

  /** Undefined if the outcome stays unknown. */
  async call(
    first: number,
    request: Request,
    { attempts = attemptsMax, look }: { attempts?: number | undefined; look?: Request | undefined },
  ): Promise<Response | undefined> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const replica = (first + attempt) % this.#urls.length;
      const response = await this.attempt(replica, request);
      const { answer } = response.call;
      if (answer !== null && answer !== 'BUSY') return response;
      const isNotSent = answer === 'BUSY' && response.body === null;
      if (look !== undefined && !isNotSent) {
        await this.attempt((replica + 1) % this.#urls.length, look);
      }
      await pause(restMs);
    }
    return undefined;
  }

  #send(replica: number, { method, path, body, key }: Request): Promise<Answer> {
    if (this.#staff === undefined) throw new Error(`${this.username} has not signed in.`);
    return send(`${this.#urls[replica]}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.#staff.accessToken}`,
        'Accept-Language': 'en-US',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key !== null && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

async function send(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** No connection was made. */
function isRefusedConnection(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: { code?: unknown } };
  return cause?.code === 'ECONNREFUSED';
}
