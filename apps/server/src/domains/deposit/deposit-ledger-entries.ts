import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { deposit, ledgerEntry, ledgerTransaction } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { amongIds, type LedgerEntryFilter, madeBy } from '../account/ledger-entries.ts';
import { depositFilter } from './deposit-filter.ts';

type LedgerEntriesQuery = OperationInput<'GET /deposit/admin/v1/lines'>['query'];

/** The ledger entries behind the deposits of a list, all of them or what one of their events has moved when. */
export function depositLedgerEntries(actor: Actor, query: LedgerEntriesQuery): LedgerEntryFilter {
  const { event, event_from, event_to, ids, ...filter } = query;
  const asked = and(depositFilter(actor, filter), when(ids, amongIds(deposit.id)));
  return {
    entry: and(
      when(event_from, (from) => gte(ledgerEntry.createdAt, new Date(from))),
      when(event_to, (to) => lt(ledgerEntry.createdAt, new Date(to))),
    ),
    transaction: and(
      madeBy(['deposit'], sql`select ${deposit.id} from ${deposit} where ${asked}`),
      when(event, (name) => eq(ledgerTransaction.kind, `deposit.${name}`)),
    ),
  };
}
