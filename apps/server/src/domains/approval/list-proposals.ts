import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { proposal } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { countProposals, selectProposalRows, visibleTo } from './proposal-row.ts';
import { proposalView, readProposalDecider } from './proposal-view.ts';

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
  const where = and(
    await visibleTo(context.db, actor),
    when(query.status, (status) => eq(proposal.status, status)),
    when(query.limit, (name) => eq(proposal.limit, name)),
    when(query.subject_type, (type) => eq(proposal.subjectType, type)),
    when(query.subject_id, (id) => eq(proposal.subjectId, id)),
    when(query.mine, (mine) => (mine ? eq : ne)(proposal.makerId, actor.id)),
    when(query.timed, (timed) => (timed ? isNotNull : isNull)(proposal.effectiveAt)),
    when(query.from, (from) => gte(proposal.createdAt, new Date(from))),
    when(query.to, (to) => lt(proposal.createdAt, new Date(to))),
  );
  const sorting = parseSort(query.sort ?? 'created_at', sortKeys, proposal.id);
  const rows = await selectProposalRows(context.db, { where, sorting, limit, offset });
  const decider = await readProposalDecider(context.db, context);
  return {
    list: rows.map((row) => proposalView(row, decider)),
    total: await countProposals(context.db, where),
    page,
    size,
  };
}
