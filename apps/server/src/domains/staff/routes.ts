import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { actorOf } from '../../platform/request-context.ts';
import { changeAgent } from './change-agent.ts';
import { changeStaffStatus } from './change-staff-status.ts';
import { closeMfa } from './close-mfa.ts';
import { collectHalf, renewCode } from './collect-half.ts';
import { createStaff } from './create-staff.ts';
import { deleteStaff } from './delete-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { countStaff, listChoices, listTeams, selectStaff } from './list-staff.ts';
import { readStaffDetail } from './read-staff-detail.ts';
import { staffColumns } from './staff-columns.ts';
import { spelledLike, staffFilter, staffSorting } from './staff-filter.ts';
import { agentRoles } from './staff-scope.ts';
import { endStaffSession, listStaffSessions } from './staff-sessions.ts';
import { updateStaff } from './update-staff.ts';

export const staffRoutes = {
  'GET /user/v1/list': async ({ query }, context) => {
    const { page, size, ...slice } = pageOf(query);
    const actor = actorOf(context);
    const where = staffFilter(actor, query, await spelledLike(context.db, query.q));
    const sorting = staffSorting(query);
    const { list } = await selectStaff(context.db, context, { where, sorting, ...slice });
    return { list, total: await countStaff(context.db, where), page, size };
  },

  'GET /user/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const actor = actorOf(context);
    const where = staffFilter(actor, filter, await spelledLike(context.db, filter.q));
    return answerExport(context, {
      list: 'user',
      query: { format, columns },
      filter,
      where,
      sorting: staffSorting(filter),
      count: await countStaff(context.db, where),
      columns: staffColumns,
      select: (slice) => selectStaff(context.db, context, slice),
    });
  },

  'POST /user/v1/create': (input, context) => createStaff(context, input),

  'POST /user/v1/invitation/{id}': (input, context) => inviteStaff(context, input),

  'POST /user/v1/invitation/half/{id}': ({ path, body }, context) =>
    context.db.transaction((tx) => collectHalf(tx, context, { ...path, ...body })),

  'GET /user/v1/{id}': ({ path }, context) => readStaffDetail(context, path.id),

  'PUT /user/v1/{id}': ({ path, body }, context) => updateStaff(context, path.id, body),

  'DELETE /user/v1/{id}': ({ path }, context) => deleteStaff(context, path.id),

  'GET /user/v1/team': (_input, context) => listTeams(context),

  'GET /user/v1/session/{id}': ({ path, query }, context) =>
    listStaffSessions(context, path.id, { page: query.page ?? 1, size: query.size ?? 20 }),

  'DELETE /user/v1/session/{id}/{sessionId}': ({ path }, context) => endStaffSession(context, path),

  'PUT /user/v1/status/{id}': ({ path, body }, context) =>
    changeStaffStatus(context, path.id, body),

  'PUT /user/v1/code/{id}': ({ path }, context) => renewCode(context, path.id),

  'GET /user/v1/role': ({ query }, context) =>
    listChoices(context.db, actorOf(context), [query.role]),

  'PUT /user/v1/mfa/close/{id}': ({ path }, context) => closeMfa(context, path.id),

  'POST /user/v1/change_agent/{clientId}': ({ path, body }, context) =>
    changeAgent(context, path.clientId, body),

  'GET /user/v1/trading_list': (_input, context) =>
    listChoices(context.db, actorOf(context), agentRoles),
} satisfies Routes;
