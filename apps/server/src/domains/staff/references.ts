import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import * as schema from '../../kernel/db/schema.ts';
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

const labels: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  allocation: { 'zh-CN': '配售', 'en-US': 'allocations' },
  audit_log: { 'zh-CN': '审计日志', 'en-US': 'the audit log' },
  availability: { 'zh-CN': '不在岗与手头上限', 'en-US': 'absences' },
  bank_match: { 'zh-CN': '对账匹配', 'en-US': 'bank matches' },
  bank_statement: { 'zh-CN': '银行对账单', 'en-US': 'bank statements' },
  bulk_run: { 'zh-CN': '批量任务', 'en-US': 'bulk runs' },
  client: { 'zh-CN': '客户', 'en-US': 'clients' },
  deposit: { 'zh-CN': '入金', 'en-US': 'deposits' },
  export_job: { 'zh-CN': '导出任务', 'en-US': 'exports' },
  file: { 'zh-CN': '上传文件', 'en-US': 'files' },
  invitation: { 'zh-CN': '邀请', 'en-US': 'invitations' },
  ip_rule: { 'zh-CN': 'IP 规则', 'en-US': 'IP rules' },
  ledger_transaction: { 'zh-CN': '资金流水', 'en-US': 'the ledger' },
  own_bank_account: { 'zh-CN': '公司银行账户', 'en-US': 'bank accounts of the firm' },
  proposal: { 'zh-CN': '待复核变更', 'en-US': 'proposals' },
  record_comment: { 'zh-CN': '评论', 'en-US': 'comments' },
  saving_holding: { 'zh-CN': '客户理财', 'en-US': 'savings of clients' },
  setting: { 'zh-CN': '系统设置', 'en-US': 'settings' },
  shift_handover: { 'zh-CN': '交接班', 'en-US': 'shift handovers' },
  signature: { 'zh-CN': '复核记录', 'en-US': 'signatures' },
  signed_statement: { 'zh-CN': '复核记录', 'en-US': 'signatures' },
  staff_user: { 'zh-CN': '团队成员', 'en-US': 'members of the team' },
  trade_record: { 'zh-CN': '交易记录', 'en-US': 'trade records' },
  work_item: { 'zh-CN': '工作分配', 'en-US': 'claimed records' },
};

export type ReferringTable = string;

interface Reference {
  table: PgTable;
  name: ReferringTable;
  columns: PgColumn[];
}

/** Every column of the schema that names a member of staff: a new table cannot be forgotten. */
const references: readonly Reference[] = Object.values(schema)
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
  const separator = language === 'zh-CN' ? '、' : ', ';
  return tables
    .map((table) => labels[table]?.[language] ?? table.replaceAll('_', ' '))
    .join(separator);
}
