import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { acknowledged } from '../../apps/server/src/testing/acknowledged.ts';
import type { ClientFixture } from '../../apps/server/src/testing/deposit-fixtures.ts';
import type { Request } from './caller.ts';
import type { Subject } from './fill.ts';
import type { Action } from './history.ts';

type Reviewed = Pick<Schemas.Deposit, 'status' | 'version'>;
export type Decision = Extract<Action, { version: number }>;

const stateOf = ({ status, version }: Reviewed) => `${status} v${version}`;

const addresses = {
  deposit: { audit: ['PUT', '/deposit/admin/v1/audit'], detail: '/deposit/admin/v1/detail' },
  withdrawal: { audit: ['POST', '/withdraw/admin/v1/audit'], detail: '/withdraw/admin/v1/detail' },
  credit: {
    audit: ['PUT', '/overdrawn/admin/v1/audit'],
    detail: '/overdrawn/admin/v1/record/detail',
  },
} as const;
const rollbacks = {
  deposit: '/deposit/admin/v1/rollback',
  withdrawal: '/withdraw/admin/v1/rollback',
};

const tableOf = ({ kind }: Subject) =>
  kind === 'withdrawal' || kind === 'credit' ? kind : 'deposit';

export function decision(subject: Subject, action: Decision, key: string = randomUUID()): Request {
  const { name, version, at = 0 } = action;
  const id = subject.ids[at] ?? '';
  const table = tableOf(subject);
  const common = { record: subject.record, action, key, short: stateOf } as const;
  if (name === 'rollback') {
    if (table === 'credit') throw new Error('A credit is not taken back.');
    const body = { reason: 'returned', version };
    const account = subject.payer?.accounts['USD'];
    const spends = account && { spends: { account, amount: subject.amount } };
    return { ...common, method: 'PUT', path: `${rollbacks[table]}/${id}`, body, ...spends };
  }
  const [method, path] = addresses[table].audit;
  // A credit has no risks to acknowledge.
  const risks = table === 'credit' ? {} : acknowledged;
  const body =
    name === 'approve'
      ? { result: 'approved', version, ...risks }
      : { result: 'rejected', version, reason_code: 'other', reason: 'not received' };
  return { ...common, method, path: `${path}/${id}`, body };
}

export function reading(subject: Subject): Request {
  const { record, ids } = subject;
  return {
    ...{ record, action: { name: 'read' }, key: null, method: 'GET' },
    short: (body: Partial<Record<'deposit' | 'withdrawal' | 'record', Reviewed>>) => {
      const found = body.deposit ?? body.withdrawal ?? body.record;
      return found === undefined ? 'nothing' : stateOf(found);
    },
    path: `${addresses[tableOf(subject)].detail}/${ids[0]}`,
  };
}

/** The reference names it in the history. */
export function deposit(
  record: string,
  client: ClientFixture,
  amount: string,
  key: string,
): Request {
  return {
    ...{ record, action: { name: 'create', amount }, key, method: 'POST', short: stateOf },
    path: `/deposit/admin/v2/specialized/${client.id}`,
    body: {
      ...{ account_id: client.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: record },
    },
  };
}

/** The remark names it in the history. */
export function credit(
  record: string,
  client: ClientFixture,
  amount: string,
  key: string,
): Request {
  return {
    ...{ record, action: { name: 'create', amount }, key, method: 'POST', short: stateOf },
    path: `/overdrawn/admin/v1/compensation/${client.accounts['USD']}`,
    body: { amount, remark: record },
  };
}

export function claim({ record, ids }: Subject, takeOver: boolean, names: NamesOf): Request {
  return {
    ...{ record, action: { name: 'claim', takeOver }, key: null, method: 'PUT' },
    path: `/work/admin/v1/claim/deposit/${ids[0]}`,
    body: { take_over: takeOver },
    short: ({ mine, item }: Schemas.WorkClaim) =>
      mine ? 'mine' : `of ${names(item.holder?.id ?? null)}`,
  };
}

export type NamesOf = (id: string | null) => string | null;

export function release({ record, ids }: Subject): Request {
  return {
    ...{ record, action: { name: 'release' }, key: null, method: 'DELETE' },
    path: `/work/admin/v1/claim/deposit/${ids[0]}`,
    short: () => 'released',
  };
}

export function exchange(
  client: ClientFixture,
  { from, to, amount }: { from: string; to: string; amount: string },
): Request {
  const accounts = { from_account: client.accounts[from], to_account: client.accounts[to] };
  return {
    record: `exchange of ${client.username} ${amount} ${from}`,
    ...{ action: { name: 'exchange', from, to, amount }, key: randomUUID(), method: 'POST' },
    path: `/acc/admin/v1/exchange/${client.id}`,
    body: { ...accounts, amount, rate: from === 'USD' ? '0.5' : '2' },
    short: () => 'done',
    spends: { account: client.accounts[from] ?? '', amount },
    balance: (body: Schemas.Conversion) => body.from_account.balance,
  };
}
