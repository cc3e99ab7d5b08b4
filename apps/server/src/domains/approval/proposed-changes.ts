import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { ProposedChange, proposal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { maskCard, maskPhone } from '../../platform/mask.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireProposalRow } from './proposal-row.ts';

/** Names nested fields by their path: `limits.credit.record`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): ProposedChange[] {
  const old = flatten(before ?? {});
  const next = flatten(after ?? {});
  const fields = [...new Set([...old.keys(), ...next.keys()])];
  return fields
    .map((field) => ({
      field,
      before: old.get(field) ?? null,
      after: next.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

function flatten(
  value: Readonly<Record<string, unknown>>,
  prefix = '',
): Map<string, string | null> {
  const flat = new Map<string, string | null>();
  for (const [key, inner] of Object.entries(value)) {
    const field = prefix + key;
    if (isPlainObject(inner)) {
      for (const [path, text] of flatten(inner, `${field}.`)) flat.set(path, text);
    } else {
      flat.set(field, inTextOf(inner));
    }
  }
  return flat;
}

function inTextOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

type Changed = Pick<typeof proposal.$inferSelect, 'subjectType' | 'changes'>;

const masks: Readonly<Record<string, (number: string) => string>> = {
  acc_no: maskCard,
  phone: maskPhone,
};

const changedNumbers = ({ subjectType, changes }: Changed): ProposedChange[] =>
  changes.filter(({ field }) => subjectType === 'client_bank' && field in masks);

/** A new number stays a change even if both masks are equal. */
export function shownChanges(record: Changed): ProposedChange[] {
  const hidden = new Set(changedNumbers(record));
  return record.changes.map((change) => {
    const mask = hidden.has(change) ? masks[change.field] : undefined;
    if (mask === undefined) return change;
    return {
      ...change,
      before: change.before && mask(change.before),
      after: change.after && mask(change.after),
    };
  });
}

/** Records the view. Throws NOT_FOUND if the proposal changes no numbers. */
export async function revealChanges(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedChanges> {
  const { proposal } = await requireProposalRow(tx, actorOf(context), id);
  const changes = changedNumbers(proposal);
  if (changes.length === 0) throw new Problem('NOT_FOUND');
  const subject = { type: 'proposal', id };
  await writeAudit(tx, context, { action: 'proposal.acc_no_revealed', subject, changed: [] });
  return { changes };
}
