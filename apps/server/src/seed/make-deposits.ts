import { Readable } from 'node:stream';
import type { Database, Transaction } from '../db/database.ts';
import type { deposit } from '../db/schema.ts';
import { file } from '../db/schema.ts';
import { bookDeposit } from '../domains/deposit/book-deposit.ts';
import {
  approveDeposit,
  rejectDeposit,
  rollBackDeposit,
} from '../domains/deposit/settle-deposit.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import type { FileStore } from '../platform/file-store.ts';
import type { PlannedDeposit } from './plan-deposits.ts';
import { proofPicture } from './proof-picture.ts';
import type { Random } from './random.ts';

type DepositRecord = typeof deposit.$inferSelect;

interface Parts {
  random: Random;
  files: FileStore;
  baseCurrency: string;
}

interface Event {
  at: Date;
  happen(tx: Transaction): Promise<AuditEntry>;
}

/** Events that share a transaction. */
const batchSize = 100;
const proofBytesMax = 1024 * 1024;

/** Makes the deposits and decides them, each step at its time, the oldest first. */
export async function makeDeposits(
  db: Database,
  planned: readonly PlannedDeposit[],
  parts: Parts,
): Promise<void> {
  const events = planned
    .flatMap((plan) => eventsOf(plan, parts))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (let start = 0; start < events.length; start += batchSize) {
    await db.transaction(async (tx) => {
      const entries: AuditEntry[] = [];
      for (const event of events.slice(start, start + batchSize)) {
        entries.push(await event.happen(tx));
      }
      await writeAuditEntries(tx, null, entries);
    });
  }
}

function eventsOf(plan: PlannedDeposit, parts: Parts): Event[] {
  const { outcome } = plan;
  let record: DepositRecord | undefined;
  const made = () => {
    if (record === undefined) throw new Error('A deposit is made before it is decided.');
    return record;
  };
  const events: Event[] = [
    {
      at: plan.madeAt,
      happen: async (tx) => {
        const { booked, audit } = await makeDeposit(tx, plan, parts);
        record = booked;
        return audit;
      },
    },
  ];
  if (outcome.status === 'pending') return events;
  const settlement = { actorId: outcome.checkerId, at: outcome.at };
  if (outcome.status === 'rejected') {
    const { reasonCode, reason } = outcome;
    const happen = (tx: Transaction) =>
      rejectDeposit(tx, made(), { reasonCode, reason }, settlement);
    return [...events, { at: outcome.at, happen }];
  }
  events.push({
    at: outcome.at,
    happen: (tx) => approveDeposit(tx, made(), { reasonCode: null, reason: null }, settlement),
  });
  if (outcome.status === 'rolled_back') {
    events.push({
      at: outcome.backAt,
      happen: (tx) =>
        rollBackDeposit(
          tx,
          { ...made(), status: 'approved', version: made().version + 1 },
          outcome.backReason,
          { ...settlement, at: outcome.backAt },
        ),
    });
  }
  return events;
}

async function makeDeposit(
  tx: Transaction,
  plan: PlannedDeposit,
  parts: Parts,
): ReturnType<typeof bookDeposit> {
  const { client: _, proof, madeAt, outcome: __, ...payment } = plan;
  return bookDeposit(tx, {
    ...payment,
    id: parts.random.id(madeAt),
    screenshotId: proof === null ? null : await storeProof(tx, plan, proof, parts),
    baseCurrency: parts.baseCurrency,
    at: madeAt,
  });
}

async function storeProof(
  tx: Transaction,
  plan: PlannedDeposit,
  proof: string,
  { random, files }: Parts,
): Promise<string> {
  const id = random.id(plan.madeAt);
  const picture = proofPicture(
    {
      title: plan.subType === 'crypto' ? 'TRANSFER DETAIL' : 'PAYMENT RECEIPT',
      amount: `${plan.amount} ${plan.currency}`,
      reference: proof,
      lines: [
        ['REFERENCE', plan.referenceNo ?? proof],
        ['TO', plan.subType === 'crypto' ? 'DEPOSIT WALLET' : 'CLIENT MONEY ACCOUNT'],
        ['STATUS', 'COMPLETED'],
        ['CURRENCY', plan.currency],
      ],
    },
    proof.length + plan.amount.length,
  );
  const received = await files.receive(Readable.from([picture]), proofBytesMax);
  if (received === null) throw new Error('A proof of the set is too large.');
  await received.keep(id);
  await tx.insert(file).values({
    id,
    purpose: 'deposit_proof',
    contentType: 'image/png',
    size: received.size,
    sha256: received.sha256,
    stored: true,
    uploadedById: plan.makerId,
    expiresAt: plan.madeAt,
    createdAt: plan.madeAt,
  });
  return id;
}
