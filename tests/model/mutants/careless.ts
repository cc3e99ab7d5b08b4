import type { AnyStateMachine } from 'xstate';
import { assign } from 'xstate';
import { authModel } from '../machines/auth.model.ts';
import { mfaBindModel } from '../machines/mfa-bind.model.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { navigationGuardModel } from '../machines/navigation-guard.model.ts';
import { tokenRefreshModel } from '../machines/token-refresh.model.ts';
import type { Model } from '../paths/model.ts';
import type { Mutation } from './mutations.ts';

export interface Deliberate {
  readonly error: string;
  readonly model: Model;
  readonly mutation: Mutation;
}

/** Mutants inside guards, actions and delays, written by hand because no script can look into a function. */
export const careless: readonly Deliberate[] = [
  wrong('every session is remembered, whatever the person has chosen', authModel, {
    actions: { remember: assign({ rememberMe: true }) },
  }),
  wrong('a role that nobody knows is taken as it comes', authModel, {
    actions: {
      openSession: assign(({ context }, profile) => ({
        pendingTokens: null,
        rememberMe: false,
        error: null,
        session: { tokens: context['session']?.tokens ?? context['pendingTokens'], profile },
      })),
    },
  }),
  wrong('the waits between refreshes grow by five seconds', tokenRefreshModel, {
    delays: { backoff: ({ context }: Args) => Math.min(60_000, 5_000 * failures(context)) },
  }),
  wrong('the waits between refreshes grow without end', tokenRefreshModel, {
    delays: { backoff: ({ context }: Args) => 5_000 * 2 ** (failures(context) - 1) },
  }),
  wrong('failed refreshes are counted up to one', tokenRefreshModel, {
    actions: { countFailure: assign({ failures: 1 }) },
  }),
  wrong('half of the new tokens is enough', tokenRefreshModel, {
    guards: { areTokens: (_: Args, answer: { accessToken?: string }) => !!answer.accessToken },
  }),
  wrong('a refresh without a stored token is tried again', tokenRefreshModel, {
    guards: {
      isRefused: (_: Args, { status, code }: { status?: number; code?: string }) =>
        [401, 403].includes(status ?? 0) || code === 'MALFORMED_TOKENS',
    },
  }),
  wrong('a token that does not say when it was issued cannot be read', tokenRefreshModel, {
    guards: {
      isMalformed: (_: Args, { issuedAt, expiresAt }: { issuedAt: number; expiresAt: number }) =>
        ![issuedAt, expiresAt].every(Number.isFinite),
    },
  }),
  wrong('only the wall clock counts', tokenRefreshModel, (machine) =>
    seenBy(machine, ({ wallMs }) => ({ wallMs, monotonicMs: wallMs })),
  ),
  wrong('only the clock that stands still in sleep counts', tokenRefreshModel, (machine) =>
    seenBy(machine, ({ monotonicMs }, first) => ({
      wallMs: first.wallMs + monotonicMs - first.monotonicMs,
      monotonicMs,
    })),
  ),
  wrong('the first look at the clocks is forgotten', tokenRefreshModel, (machine) =>
    seenAs(machine, (context, now) => [{ ...context, seenAt: null }, now]),
  ),
  wrong('tokens that came after others are refreshed at once', tokenRefreshModel, (machine) =>
    seenAs(machine, (context, now) => [{ ...context, spacingMs: 0 }, now]),
  ),
  wrong('seven digits are a code', mfaBindModel, {
    guards: { isSixDigits: (_: Args, code: string) => /^\d{6}/.test(code) },
  }),
  wrong('six characters are a code', mfaBindModel, {
    guards: { isSixDigits: (_: Args, code: string) => code.length === 6 },
  }),
  wrong('one recovery code of several is enough', mfaBindModel, {
    guards: { areCodes: (_: Args, codes?: string[]) => codes?.some(Boolean) ?? false },
  }),
  wrong('an empty recovery code is a proof', mfaDisableModel, {
    guards: { isEmpty: (_: Args, proof: { code?: string }) => proof.code?.trim() === '' },
  }),
  wrong('the menu is built once for ever', navigationGuardModel, {
    guards: { hasMenu: ({ context }: Args) => requestOf(context).menuBuiltFor !== null },
  }),
  wrong('nobody returns to the page they came from', navigationGuardModel, {
    actions: { decide: redirecting(() => '/dashboard') },
  }),
  wrong('whatever begins like a public path is public', navigationGuardModel, {
    guards: {
      needsNoSession({ context }: Args) {
        const { path, publicPaths } = requestOf(context);
        return path === '/login' || publicPaths.some((one) => path.startsWith(one));
      },
    },
  }),
  wrong('another site is known by its two slashes alone', navigationGuardModel, {
    actions: {
      decide: redirecting(({ redirect = '//' }) =>
        /^\/(?!\/)/.test(redirect) && !redirect.startsWith('/login') ? redirect : '/dashboard',
      ),
    },
  }),
  wrong('a person is sent to another site', navigationGuardModel, {
    actions: { decide: redirecting(({ redirect }) => redirect ?? '/dashboard') },
  }),
];

interface Args {
  readonly context: Readonly<Record<string, unknown>>;
}

interface Clocks {
  readonly wallMs: number;
  readonly monotonicMs: number;
}

function wrong(
  error: string,
  model: Model,
  change: object | ((machine: AnyStateMachine) => AnyStateMachine),
): Deliberate {
  const { machine } = model;
  const mutant = () => (typeof change === 'function' ? change(machine) : machine.provide(change));
  return { error, model, mutation: { name: error, mutant } };
}

const failures = (context: Args['context']) => Number(context['failures']);

function requestOf(context: Args['context']) {
  return context['request'] as {
    path: string;
    publicPaths: readonly string[];
    menuBuiltFor: string | null;
    redirect?: string;
  };
}

function redirecting(to: (request: ReturnType<typeof requestOf>) => string) {
  return assign(({ context }, decision: { kind: string }) => ({
    decision: decision.kind === 'redirect' ? { ...decision, to: to(requestOf(context)) } : decision,
  }));
}

function seenBy(machine: AnyStateMachine, read: (now: Clocks, first: Clocks) => Clocks) {
  return seenAs(machine, (context, now) => {
    const first = (context['seenAt'] as Clocks | null) ?? now;
    return [{ ...context, seenAt: read(first, first) }, read(now, first)];
  });
}

export function seenAs(
  machine: AnyStateMachine,
  as: (context: Args['context'], now: Clocks) => [Args['context'], Clocks],
): AnyStateMachine {
  const { isDue } = machine.implementations.guards;
  const { assignment } = machine.implementations.actions['keepDue'] as unknown as {
    assignment: (args: Args, now: Clocks) => object;
  };
  const changed = (args: Args, now: Clocks): [Args, Clocks] => {
    const [context, clocks] = as(args.context, now);
    return [{ ...args, context }, clocks];
  };
  return machine.provide({
    guards: {
      // The guard is a function of the arguments and the clocks.
      isDue: (args: Args, now: Clocks) =>
        Boolean(Reflect.apply(isDue as () => unknown, undefined, changed(args, now))),
    },
    actions: {
      keepDue: assign((args: Args, now: Clocks) => ({
        ...assignment(...changed(args, now)),
        seenAt: as(args.context, now)[0]['seenAt'] === null ? now : (args.context['seenAt'] ?? now),
      })),
    },
  } as object);
}
