import * as withdrawalSteps from '../../domains/withdrawal/audit-withdrawal.ts';
import { bookWithdrawal } from '../../domains/withdrawal/book-withdrawal.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import type { withdrawal } from '../../kernel/db/schema.ts';
import { compare } from '../../kernel/money/decimal.ts';
import type { Random } from '../../kernel/random.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { sendPayout } from '../withdrawals.ts';
import { before, type Holder, hourMs, requestOf, type Setting } from './holders.ts';

const banks = ['中国工商银行', '招商银行', 'HSBC Hong Kong', 'DBS Bank', 'Deutsche Bank'] as const;
const withdrawalEnds = [
  'pending',
  'approved',
  'pending',
  'rejected',
  'approved',
  'rolled_back',
  'pending',
] as const;

export async function makeWithdrawals(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
): Promise<void> {
  const { random, staff, now, audits } = setting;
  for (const [number, holder] of all.slice(0, 21).entries()) {
    const end = withdrawalEnds[number % withdrawalEnds.length] ?? 'pending';
    const at = before(now, end === 'pending' ? random.whole(1, 20) : random.whole(24, 60));
    const large = number === 2 && compare(holder.available, '20000') >= 0;
    const { booked, audit } = await bookWithdrawal(tx, {
      ...requestOf(setting, holder, at),
      amount: large ? '20000.00' : `${random.whole(5, 45) * 10}.00`,
      fee: random.pick(['0.00', '2.00', '5.00']),
      destination: destinationOf(random, holder),
      makerId: number === 2 ? staff.angel : null,
      clientRemark: random.pick(['请尽快处理', 'Rent is due', null]),
    });
    audits.push(audit);
    audits.push(...(await decide(tx, setting, booked, { end, sent: number % 2 === 0 })));
  }
}

async function decide(
  tx: Transaction,
  setting: Setting,
  booked: typeof withdrawal.$inferSelect,
  { end, sent }: { end: (typeof withdrawalEnds)[number]; sent: boolean },
): Promise<AuditEntry[]> {
  const { random, staff } = setting;
  if (end === 'pending') return [];
  const checkedAt = new Date(booked.madeAt.getTime() + 2 * hourMs);
  const checked = { actorId: staff.angel2, at: checkedAt };
  if (end === 'rejected') {
    const why = { reasonCode: 'holder_differs', reason: null };
    return [
      (await withdrawalSteps.settleStep(tx, booked, { action: 'reject', ...why, ...checked }))
        .audit,
    ];
  }
  const { after, audit } = await withdrawalSteps.settleStep(tx, booked, {
    action: 'approve',
    ...checked,
  });
  if (end === 'approved' && !sent) return [audit];
  const payout = await sendPayout(tx, setting, after);
  if (end === 'approved') return [audit, payout.audit];
  const backAt = { actorId: staff.god, at: new Date(checkedAt.getTime() + 3 * hourMs) };
  const reason = random.pick(['银行退汇，户名不符', 'Returned by the receiving bank']);
  const back = await withdrawalSteps.settleStep(tx, payout.after, {
    action: 'rollback',
    reason,
    ...backAt,
  });
  return [audit, payout.audit, back.audit];
}

function destinationOf(random: Random, { account: { currency }, name }: Holder): Destination {
  if (currency === 'USDT') {
    return {
      kind: 'crypto',
      coin: 'USDT',
      network: 'ERC20',
      address: `0x${random.hex(40)}`,
      memo: null,
    };
  }
  return {
    kind: 'bank',
    bank_name: random.pick(banks),
    holder_name: name,
    acc_no: `6225${random.digits(12)}`,
    address: null,
    phone: null,
  };
}
