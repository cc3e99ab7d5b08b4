import { eq } from 'drizzle-orm';
import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { clientAccess, proposal } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { requireClient } from '../client-access/find-client.ts';
import {
  accessColumns,
  accessFilter,
  accessSorting,
  readLocation,
  selectAccess,
} from './access-records.ts';
import { addBank, changeBank, deleteBank, listBanks, listCrypto } from './banks.ts';
import { readClientSummary } from './client-summary.ts';
import { readLinkedClients } from './linked-clients.ts';
import { readNominees, setNominees } from './nominees.ts';
import { addNote, listNotes } from './notes.ts';
import { readTimeline } from './timeline/read-timeline.ts';
import { setTradeSettings, showTradeSettings } from './trade-settings.ts';

export const clientDetailRoutes = {
  'GET /client/admin/v1/trade/{id}': async ({ path }, context) =>
    showTradeSettings(context.db, context, await inScope(context, path.id)),

  'POST /client/admin/v1/trade/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => setTradeSettings(tx, context, path.id, body)),

  'GET /client/admin/v1/access/{id}': async ({ path, query }, context) => {
    const { page, size, ...slice } = pageOf(query);
    const where = accessFilter(await inScope(context, path.id), query);
    const sorting = accessSorting(query);
    const { list } = await selectAccess(context.db, { where, sorting, ...slice });
    return { list, total: await context.db.$count(clientAccess, where), page, size };
  },

  'GET /client/admin/v1/access/{id}/export': async ({ path, query }, context) => {
    const { format, columns, ...filter } = query;
    const where = accessFilter(await inScope(context, path.id), filter);
    return answerExport(context, {
      list: 'client_access',
      query: { format, columns },
      filter: { ...filter, client_id: path.id },
      where,
      sorting: accessSorting(filter),
      count: await context.db.$count(clientAccess, where),
      columns: accessColumns,
      select: (slice) => selectAccess(context.db, slice),
    });
  },

  'GET /client/admin/v1/location/{id}': async ({ path }, context) =>
    readLocation(context.db, await inScope(context, path.id)),

  'GET /client/admin/v1/linked/{id}': ({ path }, context) =>
    readLinkedClients(context.db, actorOf(context), path.id),

  'GET /client/admin/v1/bank/{id}': async ({ path }, context) => ({
    ...(await listBanks(context.db, await inScope(context, path.id))),
    waiting: await readWaiting(
      context.db,
      context,
      ['POST /client/admin/v1/bank/{id}', 'PUT /client/admin/v1/bank/{id}/{bankId}'],
      eq(proposal.clientId, path.id),
    ),
  }),

  'POST /client/admin/v1/bank/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => addBank(tx, context, path.id, body)),

  'PUT /client/admin/v1/bank/{id}/{bankId}': ({ path, body }, context) =>
    inSession(context, (tx) =>
      changeBank(tx, context, { clientId: path.id, id: path.bankId }, body),
    ),

  'DELETE /client/admin/v1/bank/{id}/{bankId}': ({ path, query }, context) =>
    inSession(context, (tx) =>
      deleteBank(tx, context, { clientId: path.id, id: path.bankId }, query.version),
    ),

  'GET /client/admin/v1/nominee/{id}': async ({ path }, context) => ({
    ...(await readNominees(context.db, await inScope(context, path.id))),
    waiting: await readWaiting(
      context.db,
      context,
      ['PUT /client/admin/v1/nominee/{id}'],
      eq(proposal.clientId, path.id),
    ),
  }),

  'PUT /client/admin/v1/nominee/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => setNominees(tx, context, path.id, body)),

  'GET /client/admin/v1/crypto/{id}': async ({ path }, context) =>
    listCrypto(context.db, await inScope(context, path.id)),

  'GET /client/admin/v1/note/{id}': async ({ path, query }, context) =>
    listNotes(context.db, await inScope(context, path.id), query),

  'GET /client/admin/v1/summary/{id}': ({ path }, context) =>
    readClientSummary(context.db, actorOf(context), path.id),

  'GET /client/admin/v1/timeline/{id}': async ({ path, query }, context) =>
    readTimeline(context.db, actorOf(context), await inScope(context, path.id), query),

  'POST /client/admin/v1/note/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => addNote(tx, context, path.id, body)),
} satisfies Routes;

async function inScope(context: RequestContext, id: string): Promise<string> {
  return (await requireClient(context.db, actorOf(context), id)).id;
}

export const clientDetailAppliers = {
  'POST /client/admin/v1/trade/{id}': applyTo(setTradeSettings),
  'POST /client/admin/v1/bank/{id}': applyTo(addBank),
  'PUT /client/admin/v1/bank/{id}/{bankId}': (tx, context, { path, body }) =>
    changeBank(tx, context, { clientId: path.id, id: path.bankId }, body),
  'PUT /client/admin/v1/nominee/{id}': applyTo(setNominees),
} satisfies Appliers;
