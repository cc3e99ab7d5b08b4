import type { Routes } from '../../http/routes.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Appliers, applierOf } from './appliers.ts';
import { auditProposal, inputOf, withdrawProposal } from './audit-proposal.ts';
import { listLimits, listProposals } from './list-proposals.ts';
import { lockProposal, requireProposalRow, revealChanges } from './proposal-row.ts';
import { readProposal } from './proposal-view.ts';

export function approvalRoutes(appliers: Appliers) {
  return {
    'GET /approval/admin/v1/list': ({ query }, context) => listProposals(context, query),

    'GET /approval/admin/v1/limits': (_input, context) => listLimits(context),

    'GET /approval/admin/v1/{id}': ({ path }, context) =>
      readProposal(context.db, context, path.id),

    'POST /approval/admin/v1/reveal/{id}': ({ path }, context) =>
      inSession(context, (tx) => revealChanges(tx, context, path.id)),

    'PUT /approval/admin/v1/audit/{id}': async ({ path, body, header }, context) =>
      idempotent(
        context,
        { path, body, header },
        (tx) => auditProposal(tx, context, appliers, path.id, body),
        await lockingFor(appliers, context, path.id),
      ),

    'PUT /approval/admin/v1/withdraw/{id}': async ({ path, body }, context) =>
      inSession(
        context,
        (tx) => withdrawProposal(tx, context, appliers, path.id, body),
        await lockingFor(appliers, context, path.id),
      ),
  } satisfies Routes;
}

/** A missing proposal is refused later, in its turn. */
async function lockingFor(appliers: Appliers, context: RequestContext, id: string) {
  const row = await requireProposalRow(context.db, actorOf(context), id).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  return async (tx: Parameters<Parameters<RequestContext['db']['transaction']>[0]>[0]) => {
    await lockProposal(tx, id);
    if (row === null) return;
    const { proposal } = row;
    await applierOf(appliers, proposal.operation).lockFirst?.(tx, context, inputOf(proposal));
  };
}
