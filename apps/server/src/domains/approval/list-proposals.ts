import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { twoPersonLimits } from '../../kernel/db/schema/approval.ts';
import { proposal } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type Bound, isAmountLimit, type Limit } from '../../platform/approval/verdict.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { heldBy } from '../../platform/work-item.ts';
import { readColleagues, tiedTo } from './colleagues.ts';
import { countProposals, involving, selectProposalRows, stoppableBy } from './proposal-row.ts';
import {
  denialFor,
  type ProposalApprover,
  proposalView,
  readProposalApprover,
} from './proposal-view.ts';
import { inAll, readSignedAlone, sumsOf, usedBy } from './signed-alone.ts';

const sortKeys: SortKeys = {
  created_at: { column: proposal.createdAt },
  status: { column: proposal.status },
  limit: { column: proposal.limit },
};

export async function listProposals(
  context: RequestContext,
  query: OperationInput<'GET /approval/admin/v1/list'>['query'],
): Promise<Schemas.ProposalList> {
  const actor = actorOf(context);
  const { page, size, limit, offset } = pageOf(query);
  const approver = await readProposalApprover(context.db, context);
  const involved = await involving(context.db, actor);
  const visible = or(involved, stoppableBy(actor));
  const where = and(
    visible,
    when(query.status, (status) => eq(proposal.status, status)),
    when(query.limit, (name) => eq(proposal.limit, name)),
    when(query.subject_type, (type) => eq(proposal.subjectType, type)),
    when(query.subject_id, (id) => eq(proposal.subjectId, id)),
    query.whose === 'to_decide' ? await decidableBy(context.db, approver, visible) : undefined,
    query.whose === 'mine' ? eq(proposal.makerId, actor.id) : undefined,
    query.whose === 'others' ? ne(proposal.makerId, actor.id) : undefined,
    heldBy(actor, query.holder, { type: 'proposal', table: proposal }),
    when(query.timed, (timed) => (timed ? isNotNull : isNull)(proposal.effectiveAt)),
    within(proposal.createdAt, query),
  );
  const sorting = parseSort(query.sort ?? 'created_at', sortKeys, proposal.id);
  const rows = await selectProposalRows(context.db, involved, { where, sorting, limit, offset });
  return {
    list: rows.map((row) => proposalView(row, approver)),
    total: await countProposals(context.db, where),
    page,
    size,
  };
}

const decidableMax = 1000;

/** Few are pending at a time, so the rules of a decision choose among them, and need no copy in SQL. */
async function decidableBy(
  reader: Reader,
  approver: ProposalApprover,
  visible: SQL | undefined,
): Promise<SQL> {
  const pending = and(
    visible,
    eq(proposal.status, 'pending'),
    ne(proposal.makerId, approver.actor.id),
  );
  const sorting = parseSort('created_at', sortKeys, proposal.id);
  const slice = { where: pending, sorting, limit: decidableMax };
  const rows = await selectProposalRows(reader, undefined, slice);
  const decidable = rows.filter(
    (row) =>
      denialFor('approve', row, approver) === undefined ||
      (row.proposal.effectiveAt !== null && denialFor('reject', row, approver) === undefined),
  );
  return inArray(
    proposal.id,
    decidable.map((row) => row.proposal.id),
  );
}

export async function listLimits(context: RequestContext): Promise<Schemas.LimitList> {
  const { limits, base_currency: currency } = await readSetting(context.db, 'trade');
  const people = tiedTo(await readColleagues(context.db), actorOf(context).id);
  const signed = await readSignedAlone(context.db, people);
  const freesAt = (limit: Limit, bound: Bound) =>
    usedBy(signed, limit, null, bound).freesAt?.toISOString() ?? null;
  const list = twoPersonLimits.map((limit) => {
    const { makerDay, makerWeek } = sumsOf(signed, limit, null);
    return {
      limit,
      amounts: isAmountLimit(limit) ? limits[limit] : null,
      used_day: formatMoney(makerDay, currency),
      used_week: formatMoney(makerWeek, currency),
      frees_at: freesAt(limit, 'maker_day'),
    };
  });
  const in_all = {
    amounts: limits.total,
    used_day: formatMoney(inAll(signed, 'day'), currency),
    used_week: formatMoney(inAll(signed, 'week'), currency),
    frees_at: freesAt('credit', 'total_day'),
  };
  return { list, total: list.length, in_all, currency };
}
