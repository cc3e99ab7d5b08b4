import { asc, eq } from 'drizzle-orm';
import type { Fields } from '../domains/amendment/amendable.ts';
import { storeAmendment } from '../domains/amendment/ask-for-amendment.ts';
import {
  amendableOf,
  applyAmendment,
  storeDecision,
} from '../domains/amendment/audit-amendment.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { deposit } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { DemoStaff } from './staff.ts';

const everyone = { scope: 'all', scopeOwnerId: '' } as const;
const hourMs = 60 * 60 * 1000;

interface Planned {
  status: 'pending' | 'applied' | 'rejected';
  of: 'pending' | 'approved';
  after: Fields;
  reasonCode: string;
  reason: string;
}

const planned: readonly Planned[] = [
  {
    status: 'pending',
    of: 'approved',
    after: { reference_no: 'BK-CORRECTED-001' },
    reasonCode: 'bank_correction',
    reason: '银行更正了流水号',
  },
  {
    status: 'applied',
    of: 'approved',
    after: { payer_name: 'Corrected Payer Ltd.' },
    reasonCode: 'client_request',
    reason: 'The client paid through his company',
  },
  {
    status: 'rejected',
    of: 'pending',
    after: { amount: '1.00' },
    reasonCode: 'entry_error',
    reason: '客户称金额录入有误',
  },
];

export async function seedAmendments(
  tx: Transaction,
  { random, staff, now }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  const used = new Set<string>();
  const audits = [];
  for (const [number, plan] of planned.entries()) {
    const id = await depositFor(tx, plan.of, used);
    if (id === undefined) continue;
    used.add(id);
    const amendable = amendableOf('deposit');
    const order = await amendable.find(tx, everyone, { id });
    if (order === undefined) continue;
    const at = new Date(now.getTime() - (planned.length - number) * hourMs);
    const { status, of: _, after, ...why } = plan;
    const { stored, audit } = await storeAmendment(tx, {
      ...why,
      id: random.id(at),
      kind: 'deposit',
      order,
      after,
      evidenceId: null,
      makerId: staff.god,
      at,
    });
    audits.push(audit);
    const decision = { actorId: staff.god2, at: new Date(at.getTime() + hourMs / 2) };
    if (status === 'applied') audits.push(await applyAmendment(tx, stored, order, decision));
    if (status === 'rejected') {
      const refused = { ...decision, reasonCode: 'not_justified' };
      audits.push(await storeDecision(tx, stored, 'rejected', refused));
    }
  }
  await writeAuditEntries(tx, null, audits);
}

async function depositFor(
  tx: Transaction,
  status: 'pending' | 'approved',
  used: ReadonlySet<string>,
): Promise<string | undefined> {
  const rows = await tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(eq(deposit.status, status))
    .orderBy(asc(deposit.createdAt), asc(deposit.id))
    .limit(20);
  return rows.find(({ id }) => !used.has(id))?.id;
}
