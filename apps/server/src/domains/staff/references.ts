import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import * as schema from '../../kernel/db/schema.ts';
import { type ByLanguage, byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const own: readonly PgTable[] = [
  schema.session,
  schema.staffDevice,
  schema.recoveryCode,
  schema.passkey,
  schema.idempotencyKey,
  schema.notification,
  schema.savedView,
];
const ownColumns: readonly PgColumn[] = [schema.invitation.userId];

/** Tables that the audit log knows by another name. */
const domains: Readonly<Record<string, string>> = {
  audit_log: 'audit',
  client_code: 'client',
  client_note: 'client',
  client_question: 'client',
  client_trade_setting: 'client',
  conversion: 'exchange',
  data_exception: 'exception',
  document_version: 'document',
  export_job: 'export',
  kyc_event: 'kyc',
  ledger_transaction: 'statement',
  loan_repayment: 'loan',
  record_comment: 'comment',
  report_subscription: 'report',
  service_secret: 'service_account',
  shift_handover: 'handover',
  trade_event: 'trade',
  trade_record: 'trade',
  work_item: 'work',
};
/** Tables that it does not know. */
const labels: Readonly<Record<string, ByLanguage>> = {
  availability: { 'zh-CN': '不在岗与手头上限', 'en-US': 'Absence and capacity' },
  invitation: byLanguage((language) => codeLabel('audit-entry', 'field', 'invitation', language)),
  own_bank_account: { 'zh-CN': '公司银行账户', 'en-US': 'Bank account of the firm' },
  signature: { 'zh-CN': '复核记录', 'en-US': 'Approvals' },
  signed_statement: { 'zh-CN': '复核记录', 'en-US': 'Approvals' },
  staff_user: { 'zh-CN': '团队成员', 'en-US': 'Team members' },
};

export type ReferringTable = string;

interface Reference {
  table: PgTable;
  name: ReferringTable;
  columns: PgColumn[];
}

/** Every column of the schema that names a member of staff: a new table cannot be forgotten. */
export const references: readonly Reference[] = Object.values(schema)
  .filter((table) => is(table, PgTable) && !own.includes(table))
  .map((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    const columns = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.staffUser)
      .flatMap(({ columns }) => columns)
      .filter((column) => !ownColumns.includes(column));
    return { table, name, columns };
  })
  .filter(({ columns }) => columns.length > 0);

export async function findReferences(reader: Reader, id: string): Promise<ReferringTable[]> {
  const found: ReferringTable[] = [];
  for (const { table, name, columns } of references) {
    for (const column of columns) {
      const [row] = await reader
        .select({ one: sql<number>`1` })
        .from(table)
        .where(eq(column, id))
        .limit(1);
      if (row === undefined) continue;
      found.push(name);
      break;
    }
  }
  return found.toSorted();
}

export function labelReferences(tables: readonly ReferringTable[], language: Language): string {
  const names = tables.map(
    (table) =>
      labels[table]?.[language] ??
      codeLabel('audit-log', 'domain', domains[table] ?? table, language),
  );
  return [...new Set(names)].join(language === 'zh-CN' ? '、' : ', ');
}
