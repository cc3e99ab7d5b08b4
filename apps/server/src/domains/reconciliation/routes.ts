import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { answerExport } from '../../http/lists/answer-export.ts';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery, Routes } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { bankMatch } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort } from '../../kernel/lists/sort.ts';
import { compare } from '../../kernel/money/decimal.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { findDifferences, loadMatches } from './differences.ts';
import { findRecords } from './find-records.ts';
import { importStatement, previewStatement } from './import-statement.ts';
import { createDepositFromLine, ignoreLines, matchLinesByHand, undoMatch } from './settle-lines.ts';
import { listStatements, requireAllClients } from './statements.ts';

type Query = ListQuery<'GET /reconciliation/admin/v1/list'>;
type Item = Schemas.ReconciliationItem;

export const reconciliationRoutes = {
  'GET /reconciliation/admin/v1/statement/list': ({ query }, context) =>
    listStatements(context.db, actorOf(context), query),

  'POST /reconciliation/admin/v1/statement/preview': ({ body }, context) =>
    previewStatement(context.db, actorOf(context), body),

  'POST /reconciliation/admin/v1/statement/import': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => importStatement(tx, context, body)),

  'GET /reconciliation/admin/v1/list': async ({ query }, context) => {
    requireAllClients(actorOf(context));
    const { page, size, limit, offset } = pageOf(query);
    const items = await findItems(context.db, query);
    return { list: items.slice(offset, offset + limit), total: items.length, page, size };
  },

  'GET /reconciliation/admin/v1/export': async ({ query }, context) => {
    requireAllClients(actorOf(context));
    const { format, columns: chosen, ...filter } = query;
    const items = await findItems(context.db, filter);
    return answerExport(context, {
      list: 'bank_match',
      query: { format, columns: chosen },
      filter,
      where: undefined,
      sorting: parseSort('id', { id: { column: bankMatch.id } }, bankMatch.id),
      count: items.length,
      columns,
      select: async () => ({ list: items, cursor: undefined }),
    });
  },

  'GET /reconciliation/admin/v1/records': ({ query }, context) =>
    findRecords(context.db, actorOf(context), query),

  'POST /reconciliation/admin/v1/match': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => matchLinesByHand(tx, context, body)),

  'POST /reconciliation/admin/v1/ignore': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => ignoreLines(tx, context, body)),

  'POST /reconciliation/admin/v1/undo/{id}': ({ path }, context) =>
    inSession(context, (tx) => undoMatch(tx, context, path.id)),

  'POST /reconciliation/admin/v1/deposit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createDepositFromLine(tx, context, path.id, body),
    ),
} satisfies Routes;

async function findItems(reader: Reader, query: Query): Promise<Item[]> {
  const { state, sort = '-day' } = query;
  const all = [
    ...(state === undefined || state === 'open' ? await findDifferences(reader) : []),
    ...(state === 'open' ? [] : await loadMatches(reader, state)),
  ];
  const text = query.q?.trim().toLowerCase();
  const found = all.filter(
    (item) =>
      (query.kind === undefined || item.kind === query.kind) &&
      (query.automatic === undefined || item.automatic === query.automatic) &&
      (query.direction === undefined || directionOf(item) === query.direction) &&
      (text === undefined || textOf(item).includes(text)),
  );
  const turn = sort.startsWith('-') ? -1 : 1;
  return found.sort((one, other) => {
    const order = sort.endsWith('amount')
      ? compare(one.amount, other.amount)
      : one.day.localeCompare(other.day);
    return turn * order || one.id.localeCompare(other.id);
  });
}

const directionOf = ({ lines: [line], records: [record] }: Item) =>
  (line === undefined ? record?.type === 'deposit' : !line.amount.startsWith('-')) ? 'in' : 'out';

const textOf = ({ lines, records }: Item) =>
  [
    ...lines.flatMap(({ payer, reference, text, statement_number, position }) => [
      payer,
      reference,
      text,
      `${statement_number} #${position}`,
    ]),
    ...records.flatMap(({ order_no, name, reference, client }) => [
      order_no,
      name,
      reference,
      client.full_name,
      client.username,
    ]),
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();

const column = columnsOf('reconciliation');
const joined = (values: readonly (string | null)[]) => values.filter(Boolean).join(', ');

const columns: readonly Column<Item>[] = [
  column('day', ({ day }) => day),
  column('kind', ({ kind }, language) =>
    kind === null ? null : codeLabel('reconciliation', 'kind', kind, language),
  ),
  column(
    'payer',
    ({ lines, records }) =>
      joined([...lines, ...records].map((one) => ('payer' in one ? one.payer : null))) ||
      joined(records.map(({ name }) => name)),
  ),
  column('amount', ({ amount }) => amount, 'decimal'),
  column('currency', ({ currency }) => currency, { id: 'amount' }),
  column('difference', ({ difference }) => difference, 'decimal'),
  column('reference', ({ lines }) => joined(lines.map(({ reference }) => reference))),
  column('line', ({ lines }) =>
    joined(lines.map(({ statement_number, position }) => `${statement_number} #${position}`)),
  ),
  column('text', ({ lines }) => joined(lines.map(({ text }) => text))),
  column('record', ({ records }) => joined(records.map(({ order_no }) => order_no))),
  column('client', ({ records }) => joined(records.map(({ client }) => client.full_name))),
  column('reasons', ({ reasons }, language) =>
    joined(reasons.map((reason) => codeLabel('reconciliation', 'reason', reason, language))),
  ),
  column('by', ({ match }) => match?.by.name ?? null),
  column('note', ({ match }, language) =>
    joined([
      match?.reason_code
        ? codeLabel('reconciliation', 'ignore_reason', match.reason_code, language)
        : null,
      match?.reason ?? null,
    ]),
  ),
];
