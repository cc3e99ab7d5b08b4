import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { staffUser } from './staff.ts';

/** Append-only: each change of a document is a row of its own, the last one is shown. */
export const documentVersion = pgTable(
  'document_version',
  {
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    bodyEn: text('body_en').notNull(),
    /** Null if the seed wrote it. */
    writtenById: uuid('written_by_id').references(() => staffUser.id),
    writtenAt: time('written_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.version] })],
);
