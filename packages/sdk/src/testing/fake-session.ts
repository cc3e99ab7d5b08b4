import { newRequestId } from '../request-id.ts';
import type { Tokens } from '../tokens.ts';
import { type FakeAnswer, type FakeRequest, fieldsOf } from './fake-operation.ts';
import { fakeProblem } from './fake-problem.ts';

const hourS = 3600;

function issue(): Tokens {
  const exp = Math.floor(Date.now() / 1000) + hourS;
  const claims = btoa(JSON.stringify({ sub: 'fake', exp, jti: newRequestId() }));
  return { access_token: `fake.${claims}.fake`, refresh_token: newRequestId(), mfa: false };
}

export function fakeSession() {
  let current: Tokens | null = issue();

  const calls: Record<string, (request: FakeRequest) => FakeAnswer> = {
    'POST /auth/admin/v1/login'() {
      current = issue();
      return { status: 200, body: current };
    },
    'POST /auth/admin/v1/token/service'() {
      current = issue();
      const { access_token } = current;
      const expiresAt = new Date(Date.now() + hourS * 1000).toISOString();
      return { status: 200, body: { access_token, expires_at: expiresAt } };
    },
    'POST /auth/admin/v1/token/refresh'({ body }) {
      const isCurrent = fieldsOf(body)['refresh_token'] === current?.refresh_token;
      if (current === null || !isCurrent) {
        current = null;
        return fakeProblem(401, 'SESSION_ENDED');
      }
      current = issue();
      return { status: 200, body: current };
    },
  };

  return {
    /** Undefined for calls that leave the session alone. */
    answer: (key: string, request: FakeRequest): FakeAnswer | undefined => calls[key]?.(request),
    /** Why a request is refused; undefined if it is not. */
    refusal: ({ headers }: FakeRequest): FakeAnswer | undefined => {
      const sent = headers.get('Authorization');
      if (current === null)
        return fakeProblem(401, sent === null ? 'UNAUTHORIZED' : 'SESSION_ENDED');
      return sent === `Bearer ${current.access_token}`
        ? undefined
        : fakeProblem(401, 'UNAUTHORIZED');
    },
    tokens(): Tokens {
      current ??= issue();
      return current;
    },
    expire() {
      if (current !== null) current = { ...current, access_token: issue().access_token };
    },
    end() {
      current = null;
    },
  };
}
