import Big from 'big.js';
import type { AccountState, Posted } from './final-state.ts';
import type { Call } from './history.ts';

interface Interval {
  called: number;
  returned: number;
  balance?: string | undefined;
}

const causes = {
  approved: ['approve', /^approved /],
  rejected: ['reject', /^rejected /],
  rolled_back: ['rollback', /^rolled_back /],
  done: ['exchange', /^done$/],
} as const;

interface Sum {
  balance: Big;
  frozen: Big;
}

interface Step {
  cause: string;
  made: Interval;
  after: Sum;
}

/**
 * The records' models have shown before that each entry is there as often as it must be. Returns what is wrong, in
 * sentences.
 */
export function checkAccounts(
  accounts: readonly AccountState[],
  byRecord: ReadonlyMap<string, readonly Call[]>,
): string[] {
  const refusals = refusalsByAccount(byRecord);
  return accounts.flatMap((account) => {
    const steps = stepsOf(account, byRecord);
    const problems = [
      ...wrongSums(account, steps),
      ...wrongOrder(steps),
      ...wrongRefusals(steps, refusals.get(account.id) ?? []),
    ];
    return problems.map((problem) => `account ${account.id.slice(0, 8)}: ${problem}`);
  });
}

const nothing: Sum = { balance: Big(0), frozen: Big(0) };

function stepsOf(
  account: AccountState,
  byRecord: ReadonlyMap<string, readonly Call[]>,
): readonly Step[] {
  let after = nothing;
  return transactionsOf(account).map((entries) => {
    const [{ cause }] = entries;
    after = entries.reduce(add, after);
    return { cause: cause ?? '', made: intervalOf(cause, byRecord, account.id), after };
  });
}

function wrongSums({ balance, frozen }: AccountState, steps: readonly Step[]): string[] {
  const last = steps.at(-1)?.after ?? nothing;
  const isRight = last.balance.eq(balance) && last.frozen.eq(frozen);
  const sums = `${last.balance} and ${last.frozen}`;
  const overdrawn = steps.filter(
    ({ after }) => after.balance.lt(after.frozen) || after.frozen.lt(0),
  );
  const shown = steps.filter(
    ({ made, after }) => made.balance !== undefined && !after.balance.eq(made.balance),
  );
  return [
    ...(isRight ? [] : [`has ${balance} and ${frozen} frozen, and its entries sum to ${sums}`]),
    ...overdrawn.map(({ cause }) => `overdrawn by ${cause}`),
    ...shown.map(
      ({ cause, made, after }) =>
        `${cause} responded with the balance ${made.balance}, and left ${after.balance}`,
    ),
  ];
}

/** A posting comes after all that had returned before it was called. */
function wrongOrder(steps: readonly Step[]): string[] {
  let latest: { called: number; cause: string } = { ...before, cause: '' };
  return steps.flatMap(({ cause, made }) => {
    const isWrong = made.returned < latest.called;
    const problem = `${cause} had returned before ${latest.cause} was called, and was posted after it`;
    if (made.called > latest.called) latest = { called: made.called, cause };
    return isWrong ? [problem] : [];
  });
}

/** A refusal was right at some moment between its call and its response. */
function wrongRefusals(steps: readonly Step[], refusals: readonly Refusal[]): string[] {
  const sums = [nothing, ...steps.map(({ after }) => after)];
  return refusals.flatMap(({ call, amount }) => {
    const from = 1 + steps.findLastIndex(({ made }) => made.returned < call.called);
    const end = steps.findIndex(({ made }) => made.called > call.returned);
    const possible = sums.slice(from, end === -1 ? undefined : end + 1);
    const isRight = possible.some(({ balance, frozen }) => balance.minus(frozen).lt(amount));
    return isRight ? [] : [`had enough for ${call.record}, which was refused: INSUFFICIENT_FUNDS`];
  });
}

const add = (sum: Sum, { bucket, amount }: Posted): Sum => ({
  balance: sum.balance.plus(amount),
  frozen: bucket === 'frozen' ? sum.frozen.plus(amount) : sum.frozen,
});

/** Entries of one posting stand together: the account is locked until it is committed. */
function transactionsOf({ entries }: AccountState): [Posted, ...Posted[]][] {
  const transactions: [Posted, ...Posted[]][] = [];
  for (const entry of entries) {
    const last = transactions.at(-1);
    if (last?.[0].transaction === entry.transaction) last?.push(entry);
    else transactions.push([entry]);
  }
  return transactions;
}

const before: Interval = { called: Number.NEGATIVE_INFINITY, returned: Number.NEGATIVE_INFINITY };

function intervalOf(
  cause: Posted['cause'],
  byRecord: ReadonlyMap<string, readonly Call[]>,
  account: string,
): Interval {
  const [, record = '', happened = ''] = cause?.match(/^(.*) (\w+)$/) ?? [];
  const step = Object.entries(causes).find(([name]) => name === happened)?.[1];
  if (step === undefined) return before;
  const [name, answer] = step;
  const calls = (byRecord.get(record) ?? []).filter(({ action }) => action.name === name);
  const done = calls.filter((call) => answer.test(call.answer ?? ''));
  const [first] = done.toSorted((one, other) => one.returned - other.returned);
  const possible = first
    ? calls.filter(({ key }) => key === first.key)
    : calls.filter((call) => call.answer === null);
  return {
    called: Math.min(...possible.map(({ called }) => called)),
    returned: first?.returned ?? Number.POSITIVE_INFINITY,
    balance: first?.spends?.account === account ? first.balance : undefined,
  };
}

interface Refusal {
  call: Call;
  amount: string;
}

function refusalsByAccount(byRecord: ReadonlyMap<string, readonly Call[]>) {
  const refused = [...byRecord.values()].flat().flatMap((call) => {
    const { spends } = call;
    return call.answer === 'INSUFFICIENT_FUNDS' && spends ? [{ call, ...spends }] : [];
  });
  return Map.groupBy(refused, ({ account }) => account);
}
