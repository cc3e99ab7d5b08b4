import { integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../new-id.ts';

/** A time column, read and written as RFC 3339 text in UTC by way of `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of money; a decimal string in code, so that no float ever holds it. */
export const money = (name: string) => numeric(name, { precision: 26, scale: 8 });

export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** The columns of every record that people change. */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
