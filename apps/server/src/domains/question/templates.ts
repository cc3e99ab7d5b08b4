import type { Schemas } from '@brokerdesk/sdk';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Routes } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { client, deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireCommentedRecord } from '../comment/commented-record.ts';

export type QuestionedType = Schemas.QuestionTemplate['records'][number];

export interface QuestionedRef {
  type: QuestionedType;
  id: string;
}

export const questionedTables = { deposit, withdrawal, kyc } as const;

const subjects = {
  deposit: { zh: '入金', en: 'deposit' },
  withdrawal: { zh: '出金', en: 'withdrawal' },
  kyc: { zh: '实名认证', en: 'identity check' },
} as const satisfies Record<QuestionedType, Record<'zh' | 'en', string>>;

export async function readTemplatesFor(
  reader: Reader,
  { type, id }: QuestionedRef,
): Promise<Schemas.QuestionTemplates & { language: Schemas.ClientLanguage }> {
  const table = questionedTables[type];
  const [found] = await reader
    .select({
      name: client.fullName,
      language: client.language,
      orderNo: 'orderNo' in table ? table.orderNo : sql<null>`null`,
    })
    .from(table as PgTable)
    .innerJoin(client, eq(client.id, table.clientId))
    .where(eq(table.id, id));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { name, language, orderNo } = found;
  const filled = (text: string, of: 'zh' | 'en') =>
    text
      .replaceAll('{name}', () => name)
      .replaceAll('{subject}', () => [subjects[type][of], orderNo].filter(Boolean).join(' '));
  const noted = (text: string) => (text.includes('{note}') ? text : `${text}\n\n{note}`);
  const { templates } = await readSetting(reader, 'questions');
  return {
    language,
    list: templates
      .filter(({ records }) => records.includes(type))
      .map((template) => ({
        ...template,
        title_zh: filled(template.title_zh, 'zh'),
        title_en: filled(template.title_en, 'en'),
        body_zh: filled(noted(template.body_zh), 'zh'),
        body_en: filled(noted(template.body_en), 'en'),
      })),
  };
}

export const questionRoutes = {
  'GET /message/admin/v1/templates': async ({ query: { type, id } }, context) => {
    if (type === undefined && id === undefined) {
      return { list: (await readSetting(context.db, 'questions')).templates };
    }
    if (type === undefined || id === undefined) {
      const field = type === undefined ? 'type' : 'id';
      throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_REQUIRED' }] });
    }
    await requireCommentedRecord(context.db, actorOf(context), { type, id });
    return readTemplatesFor(context.db, { type, id });
  },
} satisfies Routes;
