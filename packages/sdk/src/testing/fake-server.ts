import type { ErrorCodeOf } from '../call.ts';
import { fakeOperations } from '../generated/fake-operations.ts';
import type { ListItem, ListPath } from '../paginate.ts';
import type { PathsWith } from '../paths.ts';
import type { ErrorCode } from '../problem.ts';
import type { Tokens } from '../tokens.ts';
import type { Fetch } from '../transport.ts';
import { fakeEvents } from './fake-events.ts';
import {
  type FakeAnswer,
  type FakeOperation,
  type FakeRequest,
  fieldsOf,
} from './fake-operation.ts';
import { fakeProblem } from './fake-problem.ts';
import { fakeRead } from './fake-read.ts';
import { fakeRecords } from './fake-records.ts';
import { fakeSession } from './fake-session.ts';
import { fakeChange, fakeCreate } from './fake-write.ts';

/** `network` for no answer at all. */
export type FakeFailure<Code extends ErrorCode = ErrorCode> =
  | { status: number; code: Code }
  | 'network';

export interface FakeServer {
  /** Give it to `createSdk` as `fetch`. */
  fetch: Fetch;
  /** The tokens of its one session, which is open to begin with: give them to `createMemoryTokens`. */
  tokens(): Tokens;
  /** Has the access token expire: the next call is refused with UNAUTHORIZED, and renews it. */
  expireAccessToken(): void;
  /** Ends the session: the next call is refused with SESSION_ENDED. */
  endSession(): void;
  records<P extends ListPath>(path: P): ListItem<P>[];
  /** Adds a record to a list, or replaces the one with its id, and sends an event. */
  put<P extends ListPath>(path: P, record: ListItem<P>): void;
  /** Makes the next call of an operation fail with one of its codes. Repeated calls queue several failures. */
  failNext<M extends 'GET' | 'POST' | 'PUT' | 'DELETE', P extends PathsWith<Lowercase<M>>>(
    method: M,
    path: P,
    failure: FakeFailure<ErrorCodeOf<Lowercase<M>, P>>,
  ): void;
  /** Requests so far, in order: `PUT /deposit/admin/v1/audit/{id}` and its body. */
  readonly requests: readonly { operation: string; body: unknown }[];
}

const routes = fakeOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  parameters: operation.path.split('{').length - 1,
}));

/** Prefers the operation with the fewest parameters. */
function findRoute(method: string, pathname: string) {
  return routes
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
    .toSorted((a, b) => a.parameters - b.parameters)[0];
}

function responseOf({ status, body, type = 'application/json', filename }: FakeAnswer): Response {
  if (body === undefined) return new Response(null, { status });
  const headers = new Headers({ 'Content-Type': type });
  if (filename) headers.set('Content-Disposition', `attachment; filename="${filename}"`);
  return new Response(type.endsWith('json') ? JSON.stringify(body) : String(body), {
    status,
    headers,
  });
}

/** Sets the URL, which uploads read: a constructed response has none. */
const from = (url: string, response: Response) =>
  Object.defineProperty(response, 'url', { value: url });

/**
 * A server for the tests of a tool: it serves every operation as the contract's examples do, and
 * keeps what is written. Lists are filtered by equal fields, sorted and paged; a record can be read,
 * created, changed and deleted; another version than the present one is a STALE_RECORD, a second
 * decision ALREADY_DECIDED; an `Idempotency-Key` is required and remembered; tokens expire, are renewed
 * once, and end; events report each change. It does not check permissions, amounts or other rules.
 *
 * @example
 * const server = createFakeServer();
 * const sdk = createSdk({ ...options, fetch: server.fetch, tokens: createMemoryTokens(server.tokens()) });
 * await approveAll(sdk);
 * expect(server.records('/deposit/admin/v1/list').map(({ status }) => status)).not.toContain('pending');
 */
export function createFakeServer(): FakeServer {
  const records = fakeRecords();
  const session = fakeSession();
  const events = fakeEvents();
  const failures = new Map<string, FakeFailure[]>();
  const remembered = new Map<string, { sent: string; answer: FakeAnswer }>();
  const requests: { operation: string; body: unknown }[] = [];

  const kindOf = (path: string) =>
    fakeOperations.find((each) => each.path === path && each.method === 'GET')?.lists ?? '';

  function write(operation: FakeOperation, request: FakeRequest): FakeAnswer {
    const { status, answers, changes } = operation;
    const creates = changes === undefined && answers !== undefined && status === 201;
    const isChange = changes !== undefined || (answers !== undefined && !creates);
    if (!creates && !isChange) return { status, body: operation.answer };
    const done = creates
      ? fakeCreate(operation, request, records)
      : fakeChange(operation, request, records);
    if (done.record !== undefined) events.send(changes ?? answers ?? '', done.record);
    return done.answer;
  }

  function writeOnce(operation: FakeOperation, request: FakeRequest): FakeAnswer {
    const key = request.headers.get('Idempotency-Key');
    if (key === null) {
      const errors = [{ field: 'Idempotency-Key', code: 'FIELD_REQUIRED', message: 'Required' }];
      return fakeProblem(400, 'VALIDATION', { errors });
    }
    const sent = JSON.stringify([request.method, request.url.pathname, request.body]);
    const earlier = remembered.get(key);
    if (earlier !== undefined) {
      return earlier.sent === sent ? earlier.answer : fakeProblem(422, 'IDEMPOTENCY_KEY_REUSED');
    }
    const answer = write(operation, request);
    if (answer.status < 300) remembered.set(key, { sent, answer });
    return answer;
  }

  function answerTo(key: string, operation: FakeOperation, request: FakeRequest): FakeAnswer {
    const sessionAnswer = session.answer(key, request);
    if (sessionAnswer !== undefined) return sessionAnswer;
    const refusal = operation.isPublic ? undefined : session.refusal(request);
    if (refusal !== undefined) return refusal;
    if (key === 'POST /auth/admin/v1/logout') session.end();
    if (operation.method === 'GET') return fakeRead(operation, request, records);
    return operation.isKeyed ? writeOnce(operation, request) : write(operation, request);
  }

  return {
    async fetch(address, { method = 'GET', headers, body, signal }) {
      signal?.throwIfAborted();
      const url = new URL(address);
      const reply = (answer: FakeAnswer) => from(address, responseOf(answer));
      const route = findRoute(method, url.pathname);
      if (route === undefined) return reply(fakeProblem(404, 'NOT_FOUND'));
      const { operation, pattern } = route;
      const key = `${method} ${operation.path}`;
      const request: FakeRequest = {
        method,
        url,
        parameters: (pattern.exec(url.pathname) ?? []).slice(1).map(decodeURIComponent),
        headers: new Headers(headers),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      };
      requests.push({ operation: key, body: request.body });
      const failure = failures.get(key)?.shift();
      if (failure === 'network') throw new TypeError('The fake server does not answer.');
      if (failure !== undefined) return reply(fakeProblem(failure.status, failure.code));
      const answer = answerTo(key, operation, request);
      const isStream = operation.type === 'text/event-stream' && answer.status === 200;
      return isStream ? events.stream(request.headers.has('Last-Event-ID'), signal) : reply(answer);
    },
    tokens: session.tokens,
    expireAccessToken: session.expire,
    endSession: session.end,
    // The examples, and what the types let in, are the contract's.
    records: <P extends ListPath>(path: P) =>
      structuredClone(records.all(kindOf(path))) as ListItem<P>[],
    put(path, record) {
      records.put(kindOf(path), fieldsOf(record));
      events.send(kindOf(path), fieldsOf(record));
    },
    failNext(method, path, failure) {
      const key = `${method} ${path}`;
      failures.set(key, [...(failures.get(key) ?? []), failure]);
    },
    requests,
  };
}
