import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { refuseDuplicate } from '../../kernel/db/violations.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { isDay } from '../../kernel/is-day.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { endWork } from '../../platform/work-item.ts';
import type { Approver } from '../approval/approver.ts';
import type { Step } from '../approval/reviewed-record.ts';
import { sign, withSecondPerson } from '../approval/two-people.ts';
import { chainOfNetwork, transactionHash } from '../deposit/confirmations.ts';
import { answerFile, claimFile } from '../file/attached-file.ts';
import { withdrawalReview } from './audit-withdrawal.ts';
import {
  released,
  requireWithdrawalRow,
  type WithdrawalRow,
  withdrawalChange,
} from './withdrawal-row.ts';
import { confirmation, fileView, type PayoutAction, payoutDenial } from './withdrawal-view.ts';

type Settlement = Pick<Step, 'actorId' | 'at'>;
type WithdrawalRecord = typeof withdrawal.$inferSelect;

interface SentFacts {
  reference: string;
  sentOn: string;
  receiptId: string | null;
}

/** A confirmation is signed. Throws NOT_FOUND, and as `payoutDenial` and `refuseDecision` say. */
const lockPayout = (
  tx: Transaction,
  context: RequestContext,
  wanted: { id: string; version: number },
  action: PayoutAction,
) => {
  const denialOf = (row: WithdrawalRow, by: Approver) => payoutDenial(action, row, by);
  const isSigned = action === 'confirm';
  return withdrawalReview.lock(tx, context, wanted, denialOf, { isSigned });
};

/** Throws NOT_FOUND, as `payoutDenial` and `refuseDecision`, VALIDATION, and FILE_NOT_READY. */
export async function markSent(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { reference, sent_on: sentOn, receipt: receiptId = null, version }: Schemas.PayoutSent,
): Promise<Schemas.Withdrawal> {
  const { row, approver } = await lockPayout(tx, context, { id, version }, 'send');
  const record = row.withdrawal;
  const { id: actorId } = actorOf(context);
  const at = new Date();
  await refuseWrong(tx, record, { reference, sentOn }, at);
  if (receiptId !== null) {
    const receipt = { id: receiptId, purpose: 'payout_receipt', userId: actorId } as const;
    await claimFile(tx, receipt, withdrawal.payoutReceiptId);
  }
  const { audit } = await refuseDuplicate('reference', () =>
    send(tx, record, { reference, sentOn, receiptId }, { actorId, at }),
  );
  const ended = await endWork(tx, { type: 'withdrawal', id });
  await writeAudit(tx, context, { ...audit, changed: [...audit.changed, ...ended] });
  return withdrawalReview.read(tx, context, id, approver);
}

/** Throws as `markSent`. */
export async function correctSent(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { reference, sent_on: sentOn, version }: Schemas.PayoutCorrection,
): Promise<Schemas.Withdrawal> {
  const { row, approver } = await lockPayout(tx, context, { id, version }, 'correct');
  const record = row.withdrawal;
  const at = new Date();
  await refuseWrong(tx, record, { reference, sentOn }, at);
  const { text, key } = keyedReference(record.destination, reference);
  const change = { payoutReference: text, payoutReferenceKey: key, sentOn };
  const { audit } = await refuseDuplicate('reference', () =>
    store(tx, record, change, at, {
      action: 'withdrawal.payout_corrected',
      before: { reference_no: record.payoutReference, sent_on: record.sentOn },
      after: { reference_no: text, sent_on: sentOn },
    }),
  );
  await writeAudit(tx, context, audit);
  return withdrawalReview.read(tx, context, id, approver);
}

/** Throws NOT_FOUND, and as `payoutDenial`, `refuseDecision` and `signOrPropose`. */
export async function releaseFromFile(
  tx: Transaction,
  context: RequestContext,
  id: string,
  body: Schemas.RollbackRequest,
): Promise<Schemas.Proposal> {
  const { row, approver } = await lockPayout(tx, context, { id, version: body.version }, 'release');
  const file = row.paymentFile && fileView(row.paymentFile);
  const reason = body.reason.trim();
  const write = {
    input: { path: { id }, body },
    changes: changesBetween(file && { payment_file: file.by.name }, null),
    shows: () => withdrawalReview.shows(row, approver),
  };
  const { orderNo, version, clientId } = row.withdrawal;
  const act = {
    limit: 'payment_file',
    operation: 'POST /withdraw/admin/v1/payout/release/{id}',
    subject: { type: 'withdrawal', id, name: orderNo, version },
    chain: chainOf('withdrawal'),
    clientId,
  } as const;
  return withSecondPerson(tx, context, act, write, async () => {
    const { audit } = await store(tx, row.withdrawal, {}, new Date(), {
      action: released,
      before: { sha256: file?.sha256 },
      after: { reason },
    });
    await writeAudit(tx, context, audit);
  });
}

/** Throws as `payoutDenial` and `refuseDecision`. */
export async function markPaid(
  tx: Transaction,
  context: RequestContext,
  id: string,
  body: Schemas.PayoutPaid,
): Promise<Schemas.Withdrawal> {
  const { row, approver } = await lockPayout(tx, context, { id, version: body.version }, 'confirm');
  const act = confirmation(row);
  const shows = () => withdrawalReview.shows(row, approver);
  const write = { input: { path: { id }, body }, changes: [], shows };
  const signed = act && (await sign(tx, context, act, write, approver));
  if (signed?.made) throw new Error('The approval was the first signature already.');
  const step = { actorId: actorOf(context).id, at: new Date() };
  const { audit } = await confirm(tx, row.withdrawal, step);
  await writeAudit(tx, context, audit);
  return withdrawalReview.read(tx, context, id, signed?.approver ?? approver);
}

/** Requires a locked and checked payout. */
export function send(
  tx: Transaction,
  record: WithdrawalRecord,
  { reference, sentOn, receiptId }: SentFacts,
  { actorId, at }: Settlement,
) {
  const { text, key } = keyedReference(record.destination, reference);
  const change = {
    payout: 'sent',
    payoutReference: text,
    payoutReferenceKey: key,
    payoutReceiptId: receiptId,
    sentOn,
    sentById: actorId,
    sentAt: at,
  } as const;
  const facts = { reference_no: text, sent_on: sentOn };
  return store(tx, record, change, at, {
    action: 'withdrawal.payout_sent',
    before: { payout_phase: 'to_send' },
    after: { payout_phase: 'sent', ...facts, ...(receiptId !== null && { receipt: receiptId }) },
  });
}

/** Requires a locked payout. */
export function confirm(tx: Transaction, record: WithdrawalRecord, { actorId, at }: Settlement) {
  return store(tx, record, { payout: 'paid', paidById: actorId, paidAt: at }, at, {
    action: 'withdrawal.payout_confirmed',
    before: { payout_phase: 'sent' },
    after: { payout_phase: 'paid' },
  });
}

type Facts = Required<Pick<AuditEntry, 'action' | 'before' | 'after'>>;

async function store(
  tx: Transaction,
  record: WithdrawalRecord,
  change: Partial<WithdrawalRecord>,
  at: Date,
  { action, before, after: facts }: Facts,
): Promise<{ after: WithdrawalRecord; audit: AuditEntry }> {
  const changed = { ...change, version: record.version + 1, updatedAt: at };
  const after = { ...record, ...changed };
  await tx.update(withdrawal).set(changed).where(eq(withdrawal.id, record.id));
  const audit = {
    action,
    subject: { type: 'withdrawal', id: record.id },
    before: { ...before, version: record.version },
    after: { ...facts, version: after.version },
    at,
    changed: [withdrawalChange(after)],
  };
  return { after, audit };
}

async function refuseWrong(
  reader: Reader,
  { destination, checkedAt }: WithdrawalRecord,
  { reference, sentOn }: Pick<SentFacts, 'reference' | 'sentOn'>,
  at: Date,
): Promise<void> {
  const errors = [
    ...referenceProblems(destination, reference),
    ...dayProblems(sentOn, checkedAt ?? at, at, await readTimeZone(reader)),
  ];
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

function keyedReference(destination: Destination, given: string) {
  const text = given.trim();
  if (destination.kind === 'bank') return { text, key: `bank ${bare(text)}` };
  const chain = chainOfNetwork(destination.network);
  const hash = chain && transactionHash(chain, text);
  if (hash !== null) return { text: hash, key: `${chain} ${hash}` };
  return { text, key: `${bare(destination.network)} ${bare(text)}` };
}

const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

function referenceProblems(destination: Destination, reference: string): FieldProblem[] {
  const chain = destination.kind === 'crypto' ? chainOfNetwork(destination.network) : null;
  if (destination.kind === 'bank' || chain === null) return [];
  if (transactionHash(chain, reference) !== null) return [];
  const values = { network: destination.network };
  return [{ field: 'reference', code: 'TRANSACTION_HASH_WRONG', values }];
}

function dayProblems(day: string, approvedAt: Date, at: Date, timeZone: string): FieldProblem[] {
  if (!isDay(day)) return [{ field: 'sent_on', code: 'FIELD_INVALID' }];
  const min = dateOf(approvedAt, timeZone);
  if (day < min) return [{ field: 'sent_on', code: 'VALUE_TOO_SMALL', values: { min } }];
  return day > dateOf(at, timeZone) ? [{ field: 'sent_on', code: 'TIME_IN_FUTURE' }] : [];
}

/** Throws NOT_FOUND. */
export async function readReceipt(reader: Reader, context: RequestContext, id: string) {
  const { withdrawal: record, receipt } = await requireWithdrawalRow(reader, actorOf(context), id);
  return answerFile(context, receipt, `${record.orderNo}-payout`);
}
