import { depositStep, type SettledDeposit, settle } from '../domains/deposit/audit-deposit.ts';
import { bookDeposits } from '../domains/deposit/book-deposit.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { batches } from '../kernel/db/update-each.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { FileStore } from '../platform/file-store.ts';
import type { PlannedDeposit } from './plan-deposits.ts';
import { proofPicture } from './proof-picture.ts';
import { type Picture, storePictures } from './store-pictures.ts';

interface Parts {
  random: Random;
  files: FileStore;
  baseCurrency: string;
  timeZone: string;
}

export async function makeDeposits(
  tx: Transaction,
  planned: readonly PlannedDeposit[],
  parts: Parts,
): Promise<void> {
  const inOrder = planned.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  const proofs = proofsOf(inOrder, parts.random);
  const publishProofs = await storePictures(tx, parts.files, [...proofs.values()]);

  const audits = [];
  const steps: SettledDeposit[] = [];
  for (const plans of batches(inOrder)) {
    const bookings = await bookDeposits(
      tx,
      plans.map((plan) => paymentOf(plan, proofs.get(plan)?.id ?? null, parts)),
    );
    bookings.forEach(({ booked, audit }, number) => {
      audits.push(audit);
      const plan = plans[number];
      if (plan !== undefined) steps.push(...stepsOf(plan, booked));
    });
  }
  audits.push(...steps.map(({ audit }) => audit));
  const byTime = steps.toSorted((a, b) => Number(a.audit.at) - Number(b.audit.at));
  for (const batch of batches(byTime)) await settle(tx, batch);
  await writeAuditEntries(tx, null, audits);
  await publishProofs();
}

function paymentOf(plan: PlannedDeposit, screenshotId: string | null, parts: Parts) {
  const { client: _, proof: __, outcome: ___, madeAt: at, ...payment } = plan;
  const { random, baseCurrency, timeZone } = parts;
  return { ...payment, id: random.id(at), screenshotId, baseCurrency, timeZone, at };
}

function stepsOf({ outcome }: PlannedDeposit, booked: SettledDeposit['after']): SettledDeposit[] {
  if (outcome.status === 'pending') return [];
  const settlement = { actorId: outcome.checkerId, at: outcome.at };
  if (outcome.status === 'rejected') {
    const { reasonCode, reason } = outcome;
    return [depositStep(booked, { action: 'reject', reasonCode, reason, ...settlement })];
  }
  const approved = depositStep(booked, { action: 'approve', ...settlement });
  if (outcome.status === 'approved') return [approved];
  const back = depositStep(approved.after, {
    ...settlement,
    action: 'rollback',
    reason: outcome.backReason,
    at: outcome.backAt,
  });
  return [approved, back];
}

function proofsOf(
  plans: readonly PlannedDeposit[],
  random: Random,
): ReadonlyMap<PlannedDeposit, Picture> {
  return new Map(
    plans
      .filter(({ proof }) => proof !== null)
      .map((plan) => [
        plan,
        {
          id: random.id(plan.madeAt),
          at: plan.madeAt,
          purpose: 'deposit_proof',
          uploadedById: plan.makerId,
          draw: () => pictureOf(plan),
        },
      ]),
  );
}

function pictureOf({ proof, subType, amount, currency, referenceNo }: PlannedDeposit): Buffer {
  const reference = proof ?? '';
  return proofPicture(
    {
      title: subType === 'crypto' ? 'TRANSFER DETAIL' : 'PAYMENT RECEIPT',
      amount: `${amount} ${currency}`,
      reference,
      lines: [
        ['REFERENCE', referenceNo ?? reference],
        ['TO', subType === 'crypto' ? 'DEPOSIT WALLET' : 'CLIENT MONEY ACCOUNT'],
        ['STATUS', 'COMPLETED'],
        ['CURRENCY', currency],
      ],
    },
    reference.length + amount.length,
  );
}
