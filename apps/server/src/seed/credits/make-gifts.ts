import * as overdrawnSteps from '../../domains/credit/audit-overdrawn.ts';
import { bookOverdrawn } from '../../domains/credit/book-overdrawn.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { before, type Holder, hourMs, requestOf, type Setting } from './holders.ts';

const givenEnds = ['approved', 'pending', 'approved', 'rejected'] as const;

export async function makeGifts(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
): Promise<void> {
  const { random, staff, now, audits } = setting;
  for (const [number, holder] of all.slice(0, 12).entries()) {
    const end = givenEnds[number % givenEnds.length] ?? 'pending';
    const at = before(now, end === 'pending' ? random.whole(2, 40) : random.whole(80, 900));
    const { booked, audit } = await bookOverdrawn(tx, {
      ...requestOf(setting, holder, at),
      kind: { subType: number % 3 === 0 ? 'bonus' : 'compensation' },
      // One of them waits for another user than its maker.
      amount: number === 1 ? '200000.00' : `${random.whole(1, 60) * 10}.00`,
      makerId: staff.angel,
      remark: random.pick(['系统延迟补偿', 'Goodwill after the outage', '新春活动', null]),
    });
    audits.push(audit);
    const checked = { actorId: staff.angel2, at: new Date(at.getTime() + hourMs) };
    if (end === 'approved') {
      audits.push(
        (await overdrawnSteps.settleStep(tx, booked, { action: 'approve', ...checked })).audit,
      );
    }
    if (end === 'rejected') {
      const why = { reasonCode: 'other', reason: '金额有误，请重新提交' };
      audits.push(
        (await overdrawnSteps.settleStep(tx, booked, { action: 'reject', ...why, ...checked }))
          .audit,
      );
    }
  }
}
