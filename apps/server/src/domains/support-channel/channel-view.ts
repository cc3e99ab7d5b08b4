import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { supportChannel } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';

export type ChannelRecord = typeof supportChannel.$inferSelect;

export function channelView(row: ChannelRecord): Schemas.SupportChannel {
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    kind: row.kind,
    name: row.name,
    value: row.value,
    hours: row.hours,
    language: row.language,
    weight: row.weight,
    status: row.status,
  };
}

export function channelFacts({
  kind,
  name,
  value,
  hours,
  language,
  weight,
  status,
}: ChannelRecord) {
  return { kind, name, value, hours, language, weight, status };
}

const patterns = {
  /** In international form: country code and number, without spaces. */
  whatsapp: /^\+[1-9]\d{7,14}$/,
  telegram: /^[A-Za-z]\w{4,31}$/,
  line: /^[a-z0-9][a-z0-9._-]{1,29}$/,
} as const;

export function channelValue(kind: Schemas.SupportChannelKind, typed: string): string {
  const text = typed.trim();
  const value = kind === 'url' ? httpsAddress(text) : named(text, kind);
  if (value !== undefined) return value;
  throw new Problem('VALIDATION', { errors: [{ field: 'value', code: 'FIELD_INVALID' }] });
}

function named(text: string, kind: keyof typeof patterns): string | undefined {
  const name = kind === 'whatsapp' ? text.replaceAll(/[\s()-]/g, '') : text.replace(/^@/, '');
  return patterns[kind].test(name) ? name : undefined;
}

/** Clients follow it: only TLS, and nothing in it that could pass for another host. */
function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const plain = address.username === '' && address.password === '';
  const isHost = address.hostname.includes('.') && !/^[\d.]+$|^\[/.test(address.hostname);
  return address.protocol === 'https:' && plain && isHost ? address.href : undefined;
}

type Query = OperationInput<'GET /service/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  weight: { column: supportChannel.weight },
  created_at: { column: supportChannel.createdAt },
  name: { column: supportChannel.name },
};

const column = columnsOf('service');

export const channelList: RecordList<Query, Schemas.SupportChannel> = {
  name: 'support_channel',
  filter: (_actor, query) =>
    and(
      when(query.kind, (kind) => eq(supportChannel.kind, kind)),
      when(query.language, (language) => eq(supportChannel.language, language)),
      when(query.status, (status) => eq(supportChannel.status, status)),
      when(query.q?.trim(), (text) =>
        or(contains(supportChannel.name, text), contains(supportChannel.value, text)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-weight,created_at', sortKeys, supportChannel.id),
  async select({ db }, { where, sorting, limit, offset = 0 }) {
    const rows = await db
      .select({ ...getTableColumns(supportChannel), cursor: sorting.cursor })
      .from(supportChannel)
      .where(where)
      .orderBy(...sorting.orderBy)
      .limit(limit)
      .offset(offset);
    return { list: rows.map(channelView), cursor: rows.at(-1)?.cursor };
  },
  count: ({ db }, where) => db.$count(supportChannel, where),
  columns: [
    column('name', (c) => c.name),
    column('kind', (c) => c.kind),
    column('value', (c) => c.value),
    column('hours', (c) => c.hours),
    column('language', (c) => c.language),
    column('weight', (c) => c.weight),
    column('status', (c, language) => codeLabel('record', 'status', c.status, language)),
    column('created_at', (c) => c.created_at, 'time'),
  ],
};
