import { and, eq, sql } from 'drizzle-orm';
import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { account, client, ledgerEntry } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { fromNearerEnd } from '../../kernel/lists/page-range.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { answerLedgerEntries, keysOf } from '../account/ledger-entries.ts';
import { clientFilter, clientSorting } from '../client-access/client-filter.ts';
import { inBaseAsOfNow } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { addRobots, markRobot } from './add-robots.ts';
import { clientColumns } from './client-columns.ts';
import {
  deleteClient,
  endClientSessions,
  resetClientPassword,
  setClientStatus,
} from './client-state.ts';
import { clientTotals } from './client-totals.ts';
import { createClient } from './create-client.ts';
import { findClients, findSimilarClients } from './find-clients.ts';
import { countClients, selectClients } from './list-clients.ts';
import { readClient } from './read-client.ts';
import { makeClientCode, revealContact } from './reveal-contact.ts';
import { changeClientTags, listClientTags } from './tags.ts';
import { updateClient } from './update-client.ts';

const fewSkipped = 1000;

export const clientRoutes = {
  'GET /client/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...range } = pageOf(query);
    const sorting = clientSorting(query);
    const figures = await clientTotals(context.db, actorOf(context), query);
    const nearer = fromNearerEnd(range, figures.total);
    const oneByOne = nearer.offset < fewSkipped;
    const where = clientFilter(actorOf(context), query, { oneByOne });
    const { list } = await selectClients(context.db, { where, sorting, ...nearer });
    const { base_currency: base } = await readSetting(context.db, 'trade');
    return { list, ...(await inBaseAsOfNow(context.db, figures, base)), page, size };
  },

  'GET /client/admin/v1/lines': ({ query: { ids, line_currency: code, ...filter } }, context) => {
    const theirs = keysOf(client, clientFilter(actorOf(context), filter), ids);
    const entry = and(
      sql`${ledgerEntry.accountId} in (select ${account.id} from ${account} where ${account.clientId} in (${theirs}))`,
      when(code, (named) => eq(ledgerEntry.currency, requireCurrency('line_currency', named))),
    );
    return answerLedgerEntries(context.db, filter, { entry });
  },

  'GET /client/admin/v1/detail/{id}': ({ path }, context) =>
    readClient(context.db, actorOf(context), path.id),

  'GET /client/admin/v1/username': ({ query }, context) =>
    findClients(context.db, actorOf(context), query),

  'GET /client/admin/v1/similar': ({ query }, context) =>
    findSimilarClients(context.db, actorOf(context), query),

  'GET /client/admin/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = clientFilter(actorOf(context), filter);
    const sorting = clientSorting(filter);
    const count = await countClients(context.db, where);
    return answerExport(context, {
      list: 'client',
      query: { format, columns },
      filter,
      where,
      sorting,
      count,
      columns: clientColumns,
      select: (slice) => selectClients(context.db, slice),
    });
  },

  'POST /client/admin/v1/create': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createClient(tx, context, body)),

  'POST /client/admin/v1/robot': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => addRobots(tx, context, body)),

  'POST /client/admin/v1/status/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => setClientStatus(tx, context, path.id, body)),

  'GET /client/admin/v1/tags': (_, context) => listClientTags(context.db, actorOf(context)),

  'POST /client/admin/v1/tags/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => changeClientTags(tx, context, path.id, body)),

  'GET /client/admin/v1/code/{id}': ({ path }, context) =>
    inSession(context, (tx) => makeClientCode(tx, context, path.id)),

  'PUT /client/admin/v1/resetpwd/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => resetClientPassword(tx, context, path.id, body)),

  'PUT /client/admin/v1/fake/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => markRobot(tx, context, path.id, body)),

  'PUT /client/admin/v1/offline/{id}': ({ path }, context) =>
    inSession(context, (tx) => endClientSessions(tx, context, path.id)),

  'POST /client/admin/v1/reveal/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => revealContact(tx, context, path.id, body)),

  'PUT /client/admin/v1/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateClient(tx, context, path.id, body)),

  'DELETE /client/admin/v1/{id}': ({ path }, context) =>
    inSession(context, (tx) => deleteClient(tx, context, path.id)),
} satisfies Routes;
