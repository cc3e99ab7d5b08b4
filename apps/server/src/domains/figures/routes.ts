import { can, chainOf } from '@brokerdesk/policy';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { cohortMonths, cohorts } from './cohorts.ts';
import { deskDay } from './desk-day.ts';
import { acknowledgeHandover, addHandover, changeHandover, listHandovers } from './handover.ts';
import { moneyFlow } from './money-flow.ts';
import { productMeasures } from './product-measures.ts';
import { productStat, teamProductStat } from './product-stat.ts';
import { exportReport } from './report-file.ts';
import { shift } from './shift.ts';
import { inRange, readQuestion } from './stat-question.ts';
import { clientFigures, depositFigures, pendingDeposits } from './summary.ts';
import { teamStat } from './team-stat.ts';
import { resolveRange, startOfMonth } from './time-range.ts';
import { findQueues, waitingQueues } from './waiting-queues.ts';

export const statRoutes = {
  'GET /stat/admin/v1/handover/list': ({ query }, context) =>
    listHandovers(context.db, context, query),

  'POST /stat/admin/v1/handover/add': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => addHandover(tx, context, body)),

  'PUT /stat/admin/v1/handover/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => changeHandover(tx, context, path.id, body)),

  'PUT /stat/admin/v1/handover/acknowledge/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => acknowledgeHandover(tx, context, path.id, body)),

  'GET /stat/admin/v1/summary': async ({ query }, context) => {
    const actor = actorOf(context);
    const now = new Date();
    const { timezone } = await readSetting(context.db, 'app');
    const { base_currency: base } = await readSetting(context.db, 'trade');
    const range = await resolveRange(context.db, query, timezone, now);
    const { from: _from, to: _to, ...clients } = query;
    const question = { reader: context.db, actor, clients };
    const readsDeposits = can(actor.permissions, 'read', chainOf('deposit'));
    const readsClients = can(actor.permissions, 'read', 'client');
    const [queues, deposits, figures] = await Promise.all([
      waitingQueues(question, now),
      readsDeposits ? depositFigures(context.db, actor, clients, range) : null,
      readsClients ? clientFigures(question, base, range, now) : null,
    ]);
    return {
      as_of: now.toISOString(),
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      queues,
      pending: { deposit: readsDeposits ? await pendingDeposits(question, queues) : null },
      deposits,
      clients: figures,
    };
  },

  'GET /stat/admin/v1/queues': async (_request, context) => {
    const queues = await findQueues({ reader: context.db, actor: actorOf(context), clients: {} });
    return { list: queues.map(({ queue, kind, count }) => ({ queue, kind, count })) };
  },

  'GET /stat/admin/v1/desk_day': (_request, context) =>
    deskDay({ reader: context.db, actor: actorOf(context), clients: {} }, new Date()),

  'GET /stat/admin/v1/flow': async ({ query }, context) =>
    moneyFlow(await readQuestion(context, query)),

  'GET /stat/admin/v1/cohort': async ({ query }, context) => {
    const question = await readQuestion(context, query);
    const { reader, timezone, range } = question;
    if (query.from !== undefined) return cohorts(question);
    const lastMoment = new Date(range.to.getTime() - 1);
    const from = await startOfMonth(reader, lastMoment, timezone, 1 - cohortMonths);
    return cohorts(await inRange(question, { ...range, from }));
  },

  'GET /stat/admin/v1/shift': async ({ query }, context) => {
    const question = await readQuestion(context, query);
    const { reader, timezone, now } = question;
    return shift(await inRange(question, await resolveRange(reader, query, timezone, now)));
  },

  'GET /report/admin/v1/{report}/export': ({ path, query }, context) =>
    exportReport(context, path.report, query),

  'GET /stat/admin/v1/product': async ({ query }, context) =>
    productStat(await readQuestion(context, query)),

  'GET /stat/admin/v1/team': async ({ query }, context) =>
    teamStat(await readQuestion(context, query)),

  'GET /stat/admin/v1/team_product': async ({ query }, context) =>
    teamProductStat(await readQuestion(context, query)),

  'GET /stat/admin/v1/otc': async ({ query }, context) =>
    productStat(await readQuestion(context, query), 'block'),

  'GET /stat/admin/v1/ipo': async ({ query }, context) =>
    productStat(await readQuestion(context, query), 'ipo'),

  'GET /stat/admin/v1/fund': async ({ query }, context) =>
    productStat(await readQuestion(context, query), 'fund'),

  'GET /stat/admin/v1/quant': async ({ query }, context) =>
    productStat(await readQuestion(context, query), 'quant'),

  'GET /stat/admin/v1/stock': async ({ query }, context) =>
    productStat(await readQuestion(context, query), 'stock'),

  'GET /stat/admin/v1/measures': async ({ query }, context) =>
    productMeasures(await readQuestion(context, query), query.kind),
} satisfies Routes;
