import { asc, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../kernel/db/database.ts';
import {
  allocation,
  client,
  currencyPair,
  documentVersion,
  exchange,
  product,
  rate,
  setting,
  staffUser,
  supportChannel,
} from '../kernel/db/schema.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';

interface Made {
  table: PgTable;
  subject: { type: string; id: PgColumn };
  action: string;
  at: PgColumn;
  after: Readonly<Record<string, PgColumn>>;
}

const made: readonly Made[] = [
  {
    table: setting,
    subject: { type: 'setting', id: setting.key },
    action: 'setting.changed',
    at: setting.updatedAt,
    after: { setting: setting.value },
  },
  {
    table: staffUser,
    subject: { type: 'staff_user', id: staffUser.id },
    action: 'user.created',
    at: staffUser.createdAt,
    after: { username: staffUser.username, name: staffUser.name, role: staffUser.role },
  },
  {
    table: client,
    subject: { type: 'client', id: client.id },
    action: 'client.created',
    at: client.createdAt,
    after: { username: client.username, full_name: client.fullName, fake: client.fake },
  },
  {
    table: exchange,
    subject: { type: 'exchange', id: exchange.id },
    action: 'exchange.created',
    at: exchange.createdAt,
    after: { code: exchange.code, name_zh: exchange.nameZh, name_en: exchange.nameEn },
  },
  {
    table: currencyPair,
    subject: { type: 'currency_pair', id: currencyPair.id },
    action: 'currency_pair.created',
    at: currencyPair.createdAt,
    after: { primary: currencyPair.primary, secondary: currencyPair.secondary },
  },
  {
    table: rate,
    subject: { type: 'rate', id: rate.id },
    action: 'rate.created',
    at: rate.createdAt,
    after: { primary: rate.primary, secondary: rate.secondary, mid: rate.mid, final: rate.final },
  },
  {
    table: supportChannel,
    subject: { type: 'support_channel', id: supportChannel.id },
    action: 'support_channel.created',
    at: supportChannel.createdAt,
    after: { kind: supportChannel.kind, name: supportChannel.name, value: supportChannel.value },
  },
  {
    table: documentVersion,
    subject: { type: 'document', id: documentVersion.slug },
    action: 'document.changed',
    at: documentVersion.writtenAt,
    after: { version: documentVersion.version, title_zh: documentVersion.titleZh },
  },
  {
    table: product,
    subject: { type: 'product', id: product.id },
    action: 'product.created',
    at: product.createdAt,
    after: { kind: product.kind, code: product.code, name: product.name },
  },
  {
    table: allocation,
    subject: { type: 'allocation', id: allocation.productId },
    action: 'allocation.saved',
    at: allocation.createdAt,
    after: { version: allocation.version },
  },
];

/**
 * Gives each record of the set that has no entry yet one of its creation, so that none is without
 * history.
 *
 * @param recorded the subjects of entries, as `type id`
 */
export async function seedCreationEntries(
  tx: Transaction,
  recorded: ReadonlySet<string>,
): Promise<void> {
  for (const { table, subject, action, at, after } of made) {
    const rows = await tx
      .select({ subjectId: sql<string>`${subject.id}::text`, madeAt: at, ...after })
      .from(table)
      .orderBy(asc(at), asc(subject.id));
    const silent = rows.filter(({ subjectId }) => !recorded.has(`${subject.type} ${subjectId}`));
    await writeAuditEntries(
      tx,
      null,
      silent.map(({ subjectId, madeAt, ...values }) => ({
        action,
        subject: { type: subject.type, id: String(subjectId) },
        after: 'setting' in values ? Object(values['setting']) : values,
        // Every such column is a time.
        at: madeAt as Date,
        changed: [],
      })),
    );
  }
}
