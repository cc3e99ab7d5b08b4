import type { Action, Call } from './history.ts';
import type { Model, Outcome } from './linearize.ts';

interface Kept {
  action: Action;
  answer: string;
  /** Unset while the first response was not seen. */
  digest?: string | undefined;
}

interface WithKeys {
  kept: Readonly<Record<string, Kept>>;
}

/** A write changes nothing while the server is busy, and says so. */
const busy = 'BUSY';

/**
 * Adds the rule of the Idempotency-Key: it takes effect once, is answered the same again, and belongs to one request.
 * A refusal keeps no key.
 */
function idempotent<State extends WithKeys>(
  outcomes: (state: State, call: Call) => readonly (Outcome<State> & { refused?: true })[],
): Model<State>['outcomes'] {
  return (state, call) => {
    const refused = { answer: busy, state };
    const { key, action, digest } = call;
    const first = key === null ? undefined : state.kept[key];
    if (key === null) return [...outcomes(state, call), refused];
    const keep = (after: State, answer: string, seen: string | undefined): State => ({
      ...after,
      kept: { ...after.kept, [key]: { action, answer, digest: seen } },
    });
    if (first === undefined) {
      const possible = outcomes(state, call).map(
        ({ answer, state: after, refused: isRefused }) => ({
          answer,
          state: isRefused ? after : keep(after, answer, digest),
        }),
      );
      return [...possible, refused];
    }
    if (JSON.stringify(first.action) !== JSON.stringify(action)) {
      return [{ answer: 'IDEMPOTENCY_KEY_REUSED', state }, refused];
    }
    const differs = first.digest !== undefined && digest !== undefined && first.digest !== digest;
    if (differs) return [refused];
    return [
      { answer: first.answer, state: keep(state, first.answer, first.digest ?? digest) },
      refused,
    ];
  };
}

type Status = 'pending' | 'approved' | 'rejected' | 'rolled_back';

interface Reviewed extends WithKeys {
  /** Null until it is created. */
  status: Status | null;
  version: number;
  amount: string;
  signed: string | null;
  trail: readonly string[];
}

export interface ReviewedKind {
  /** Whether clients make it, so that it is there from the beginning. */
  isMade: boolean;
  amount: string;
  needsTwo: boolean;
  /** Whether the money of a rollback may be gone, which is checked by account. */
  mayLack?: boolean;
  /** Steps of the trail that move money. */
  posts: readonly string[];
}

const none: readonly never[] = [];

type Step = Outcome<Reviewed> & { refused?: true };

const refuse = (state: Reviewed, answer: string): Step[] => [{ answer, state, refused: true }];

function move(state: Reviewed, status: Status): Step[] {
  const version = state.version + 1;
  const trail = [...state.trail, status];
  const after = { ...state, status, version, signed: null, trail };
  return [{ answer: `${status} v${version}`, state: after }];
}

function create(state: Reviewed, amount: string): readonly Step[] {
  if (state.status !== null) return none;
  const made = { ...state, status: 'pending', version: 1, amount, trail: ['created'] } as const;
  return [{ answer: 'pending v1', state: made }];
}

function rollBack(state: Reviewed, seen: number, mayLack: boolean): Step[] {
  if (state.status === 'rolled_back') return refuse(state, 'ALREADY_DECIDED');
  if (state.status !== 'approved') return refuse(state, 'INVALID_TRANSITION');
  if (state.version !== seen) return refuse(state, 'STALE_RECORD');
  const lacking = mayLack ? refuse(state, 'INSUFFICIENT_FUNDS') : [];
  return [...move(state, 'rolled_back'), ...lacking];
}

function decide(state: Reviewed, seen: number, then: () => Step[]): Step[] {
  if (state.status !== 'pending') return refuse(state, 'ALREADY_DECIDED');
  return state.version === seen ? then() : refuse(state, 'STALE_RECORD');
}

function sign(state: Reviewed, by: string): Step[] {
  if (state.signed === by) return refuse(state, 'SELF_APPROVAL');
  if (state.signed !== null) return move(state, 'approved');
  return [{ answer: 'pending v1', state: { ...state, signed: by } }];
}

/** A deposit, withdrawal or credit: decided once, in the version that was seen, by two people above a limit. */
export function reviewed({
  isMade,
  amount,
  needsTwo,
  mayLack = false,
  posts,
}: ReviewedKind): Model<Reviewed> {
  function outcomes(state: Reviewed, { action, by }: Call): readonly Step[] {
    if (action.name === 'create') return create(state, action.amount);
    if (action.name === 'final') return refuse(state, shown(state));
    if (state.status === null) return none;
    switch (action.name) {
      case 'read':
        return refuse(state, `${state.status} v${state.version}`);
      case 'rollback':
        return rollBack(state, action.version, mayLack);
      case 'reject':
        return decide(state, action.version, () => move(state, 'rejected'));
      case 'approve':
        return decide(state, action.version, () =>
          needsTwo ? sign(state, by) : move(state, 'approved'),
        );
      default:
        return none;
    }
  }

  const shown = ({ status, version, amount, signed, trail }: Reviewed) =>
    status === null
      ? 'none'
      : finalReviewed({
          ...{ status, version, amount, signed, trail },
          posted: trail.filter((step) => posts.includes(step)),
        });
  return {
    start: {
      ...{ status: isMade ? 'pending' : null, version: 1, amount, signed: null, kept: {} },
      trail: isMade ? ['created'] : [],
    },
    outcomes: idempotent(outcomes),
    show: shown,
  };
}

export function finalReviewed(found: {
  status: string;
  version: number;
  amount: string;
  signed: string | null;
  trail: readonly string[];
  posted: readonly string[];
}): string {
  const { status, version, amount, signed, trail, posted } = found;
  const first = signed === null ? '' : `, signed by ${signed}`;
  return `${status} v${version}, ${amount}${first}, audited ${trail.join(' ')}, posted ${posted.join(' ') || 'nothing'}`;
}

interface Signed extends WithKeys {
  /** Status of each deposit: the same user signs both. */
  statuses: readonly (Status | 'signed')[];
}

export const summed: Model<Signed> = {
  start: { statuses: ['pending', 'pending'], kept: {} },
  outcomes: idempotent((state, { action }) => {
    const { statuses } = state;
    if (action.name === 'final') return [{ answer: summed.show(state), state, refused: true }];
    if (action.name !== 'approve') return none;
    const { at = 0 } = action;
    if (statuses[at] === 'approved') return [{ answer: 'ALREADY_DECIDED', state, refused: true }];
    if (statuses[at] === 'signed') return [{ answer: 'SELF_APPROVAL', state, refused: true }];
    const isFirst = !statuses.includes('approved');
    const after = { ...state, statuses: statuses.with(at, isFirst ? 'approved' : 'signed') };
    return [{ answer: isFirst ? 'approved v2' : 'pending v1', state: after }];
  }),
  show: ({ statuses }) => statuses.join(' and '),
};

export const claimed: Model<{ holder: string | null }> = {
  start: { holder: null },
  outcomes({ holder }, { action, by }) {
    const same = { holder };
    const refused = { answer: busy, state: same };
    if (action.name === 'final') return [{ answer: claimed.show(same), state: same }];
    if (action.name === 'release') {
      return [{ answer: 'released', state: { holder: holder === by ? null : holder } }, refused];
    }
    if (action.name !== 'claim') return none;
    const isMine = holder === null || holder === by || action.takeOver;
    if (isMine) return [{ answer: 'mine', state: { holder: by } }, refused];
    return [{ answer: `of ${holder}`, state: same }, refused];
  },
  show: ({ holder }) => holder ?? 'free',
};

interface Once extends WithKeys {
  times: number;
}

export const once: Model<Once> = {
  start: { times: 0, kept: {} },
  outcomes: idempotent((state, { action }) => {
    if (action.name === 'final') return [{ answer: once.show(state), state, refused: true }];
    if (action.name !== 'exchange') return none;
    const made = { ...state, times: state.times + 1 };
    return [
      { answer: 'done', state: made },
      { answer: 'INSUFFICIENT_FUNDS', state, refused: true },
    ];
  }),
  show: ({ times }) => `${times} times`,
};
