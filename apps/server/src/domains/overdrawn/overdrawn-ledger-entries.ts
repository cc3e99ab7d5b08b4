import { and, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { loanRepayment, overdrawn } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { amongIds, type LedgerEntryFilter, madeBy } from '../account/ledger-entries.ts';
import { overdrawnFilter } from './overdrawn-filter.ts';

type LedgerEntriesQuery = OperationInput<'GET /overdrawn/admin/v1/record/lines'>['query'];

/** The ledger entries behind the loans, compensation and bonus of a list, and what was paid on the loans. */
export function overdrawnLedgerEntries(
  actor: Actor,
  { ids, ...filter }: LedgerEntriesQuery,
): LedgerEntryFilter {
  const asked = and(overdrawnFilter(actor, filter, 'read'), when(ids, amongIds(overdrawn.id)));
  const keys = sql`select ${overdrawn.id} from ${overdrawn} where ${asked}`;
  // A loan is paid back by payments, which the ledger knows by their own keys.
  const payments = sql`select ${loanRepayment.id} from ${loanRepayment} where ${loanRepayment.loanId} in (${keys})`;
  const either = sql`${keys} union all ${payments}`;
  return { transaction: madeBy(['overdrawn', 'loan_repayment'], either) };
}
