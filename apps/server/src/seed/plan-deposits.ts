import type { Random } from '../kernel/random.ts';
import type { SeededClient } from './clients.ts';
import type { DemoStaff } from './staff.ts';

export interface PlannedDeposit {
  client: SeededClient;
  account: SeededClient['accounts'][number];
  amount: string;
  currency: string;
  subType: 'bank' | 'crypto' | 'exchange';
  makerId: string | null;
  payerName: string | null;
  referenceNo: string | null;
  txid: string | null;
  network: string | null;
  remark: string | null;
  clientRemark: string | null;
  /** Proofs with the same text are the same file. */
  proof: string | null;
  madeAt: Date;
  outcome:
    | { status: 'pending' }
    | { status: 'approved'; at: Date; checkerId: string }
    | { status: 'rejected'; at: Date; checkerId: string; reasonCode: string; reason: string | null }
    | { status: 'rolled_back'; at: Date; checkerId: string; backAt: Date; backReason: string };
}

interface Setting {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  now: Date;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const pendingSinceMs = 4 * dayMs;
const proofsKeptMs = 21 * dayMs;

const foreign = ['CNY', 'HKD', 'EUR', 'USDT'] as const;
const rejections = [
  ['proof_unreadable', null],
  ['amount_differs', '凭证金额与申请不符'],
  ['payer_differs', 'The payer is not the account holder'],
  ['not_received', null],
  ['duplicate', '与已入账的凭证重复'],
  ['other', 'The client asked to cancel it'],
] as const;
const rollbacks = [
  '银行退汇',
  'Returned by the sending bank',
  '重复入账',
  'Credited to the wrong account',
] as const;
const remarks = ['电话已核实', 'Checked with the bank', '客户加急'] as const;
const clientRemarks = ['请尽快入账，谢谢', 'Sent this morning', '+86 到账请通知'] as const;

const leftToChance = 6;

export function planDeposits(setting: Setting, count: number): PlannedDeposit[] {
  const pending = Math.ceil(count / 20);
  return Array.from({ length: count }, (_, number) => {
    const plan = planDeposit(setting, number < pending);
    const isOrdinary = number < pending && number % leftToChance > 0;
    return isOrdinary ? ofVerified(plan, setting.clients, number) : plan;
  });
}

/** Uses no chance, which would change the rest of the set. */
function ofVerified(
  plan: PlannedDeposit,
  clients: readonly SeededClient[],
  number: number,
): PlannedDeposit {
  const { agentId, fake } = plan.client;
  const found = clients.flatMap((client) => {
    const account = client.accounts.find(({ currency }) => currency === plan.account.currency);
    const fits =
      client.kycStatus === 'approved' &&
      client.agentId === agentId &&
      client.fake === fake &&
      client.createdAt < plan.madeAt;
    return fits && account !== undefined ? [{ client, account }] : [];
  });
  const other = found[number % found.length];
  if (other === undefined) return plan;
  return { ...plan, ...other, payerName: plan.payerName && other.client.fullName };
}

function planDeposit(setting: Setting, pending: boolean): PlannedDeposit {
  const { random, now, staff } = setting;
  const client = pickClient(setting);
  const since = pending ? now.getTime() - pendingSinceMs : client.createdAt.getTime();
  const until = pending ? now.getTime() - hourMs : now.getTime() - pendingSinceMs;
  const madeAt = random.between(
    new Date(Math.max(since, client.createdAt.getTime())),
    new Date(until),
  );
  const account =
    client.accounts[random.whole(0, client.accounts.length - 1)] ?? client.accounts[0];
  if (account === undefined) throw new Error('Every client of the set has an account.');
  const currency = paidIn(random, account.currency);
  const crypto = currency === 'USDT';
  const makerId = random.chance(0.4) ? null : staff[random.pick(['angel', 'angel2', 'god', 'mfa'])];
  const reference = `FT${madeAt.toISOString().slice(2, 10).replaceAll('-', '')}${random.digits(8)}`;
  return {
    client,
    account,
    amount: amountOf(random),
    currency,
    subType: subTypeOf(random, crypto, currency !== account.currency),
    makerId,
    ...(crypto ? onChain(random) : atBank(random, client, reference)),
    remark: makerId !== null && random.chance(0.2) ? random.pick(remarks) : null,
    clientRemark: makerId === null && random.chance(0.3) ? random.pick(clientRemarks) : null,
    proof: now.getTime() - madeAt.getTime() < proofsKeptMs ? reference : null,
    madeAt,
    outcome: pending ? { status: 'pending' } : outcomeOf(setting, madeAt, makerId),
  };
}

type Evidence = Pick<PlannedDeposit, 'payerName' | 'referenceNo' | 'txid' | 'network'>;

function onChain(random: Random): Evidence {
  const network = random.pick(['TRC20', 'ERC20']);
  return { payerName: null, referenceNo: null, txid: random.hex(64), network };
}

function atBank(random: Random, client: SeededClient, referenceNo: string): Evidence {
  const payerName = random.chance(0.06) ? '深圳市某某贸易有限公司' : client.fullName;
  return { payerName, referenceNo, txid: null, network: null };
}

function pickClient({ random, clients }: Setting): SeededClient {
  const last = clients.length - 1;
  const at = random.chance(0.3) ? random.whole(0, Math.min(40, last)) : random.whole(0, last);
  const found = clients[at];
  if (found === undefined) throw new Error('The set needs at least one client.');
  return found;
}

function paidIn(random: Random, accountCurrency: string): string {
  if (!random.chance(0.25)) return accountCurrency;
  return accountCurrency === 'USD' ? random.pick(foreign) : 'USD';
}

function subTypeOf(random: Random, crypto: boolean, changed: boolean): PlannedDeposit['subType'] {
  if (crypto) return 'crypto';
  return changed && random.chance(0.4) ? 'exchange' : 'bank';
}

function amountOf(random: Random): string {
  const whole = random.chance(0.12) ? random.whole(20, 400) * 1000 : random.whole(1, 150) * 100;
  return random.chance(0.6) ? `${whole}.00` : `${whole + random.whole(0, 99)}.${random.digits(2)}`;
}

function outcomeOf(
  { random, staff, now }: Setting,
  madeAt: Date,
  makerId: string | null,
): PlannedDeposit['outcome'] {
  const checkers = [staff.angel, staff.angel2, staff.mfa, staff.god].filter((id) => id !== makerId);
  const checkerId = checkers[random.whole(0, checkers.length - 1)] ?? staff.god;
  const at = new Date(madeAt.getTime() + random.whole(10, 20 * 60) * 60 * 1000);
  if (random.chance(0.12)) {
    const [reasonCode, reason] = random.pick(rejections);
    return { status: 'rejected', at, checkerId, reasonCode, reason };
  }
  if (random.chance(0.06)) {
    const backAt = random.between(at, new Date(Math.min(at.getTime() + 5 * dayMs, now.getTime())));
    return { status: 'rolled_back', at, checkerId, backAt, backReason: random.pick(rollbacks) };
  }
  return { status: 'approved', at, checkerId };
}

export function planShowcases({ staff, clients, now }: Setting): PlannedDeposit[] {
  const of = (agentId: string) =>
    clients
      .filter((client) => client.agentId === agentId && !client.fake)
      .flatMap((client) => client.accounts.map((account) => ({ client, account })))
      .find(({ account }) => account.currency === 'USD');
  const mine = of(staff.hero);
  const others = of(staff.hero5);
  if (mine === undefined || others === undefined) return [];
  const theirs = { ...others, payerName: others.client.fullName };
  const robots = clients.flatMap((client) => {
    const account = client.accounts.find(({ currency }) => currency === 'USD');
    return client.fake && account !== undefined ? [[client, account] as const] : [];
  });
  const pending = (hoursAgo: number, more: Partial<PlannedDeposit>): PlannedDeposit => ({
    ...mine,
    amount: '500.00',
    currency: 'USD',
    subType: 'bank',
    makerId: null,
    payerName: mine.client.fullName,
    referenceNo: null,
    txid: null,
    network: null,
    remark: null,
    clientRemark: null,
    proof: `showcase ${hoursAgo}`,
    madeAt: new Date(now.getTime() - hoursAgo * hourMs),
    outcome: { status: 'pending' },
    ...more,
  });
  return [
    // Above the two-person limit, and at it.
    pending(3, { amount: '20000.00', makerId: staff.angel, referenceNo: 'WIRE-20000' }),
    pending(5, { amount: '10000.00', makerId: staff.angel, referenceNo: 'WIRE-10000' }),
    pending(7, { referenceNo: 'FT-SAME-REFERENCE' }),
    pending(8, { referenceNo: 'FT-SAME-REFERENCE', ...theirs }),
    pending(9, { amount: '1888.00', proof: 'showcase same proof' }),
    pending(10, {
      amount: '1888.00',
      proof: 'showcase same proof',
      ...theirs,
    }),
    ...robots.map(([client, account]) =>
      pending(200 * 24, {
        ...{ client, account, amount: '25000.00', payerName: null, proof: null },
        outcome: {
          status: 'approved',
          at: new Date(now.getTime() - 199 * dayMs),
          checkerId: staff.angel,
        },
      }),
    ),
    pending(12, { amount: '3200.50', makerId: staff.angel2, payerName: '=HYPERLINK("x")' }),
  ];
}
