import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { id, money, time, versioned } from './columns.ts';
import type { product } from './product.ts';
import { staffUser } from './staff.ts';

const ofClient = () =>
  uuid('client_id')
    .notNull()
    .references(() => client.id);

export const clientTradeSetting = pgTable(
  'client_trade_setting',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => client.id),
    products: jsonb('products').$type<(typeof product.$inferSelect)['kind'][]>().notNull(),
    /** In the base currency; null for no limit. */
    orderMax: money('order_max'),
    dailyMax: money('daily_max'),
    feeDiscountPct: numeric('fee_discount_pct', { precision: 5, scale: 2 }).notNull().default('0'),
    version: integer('version').notNull(),
    updatedAt: time('updated_at').notNull(),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
  },
  (t) => [
    check('client_trade_setting_limits', sql`${t.orderMax} > 0 and ${t.dailyMax} > 0`),
    check('client_trade_setting_discount', sql`${t.feeDiscountPct} between 0 and 100`),
  ],
);

export const clientCode = pgTable(
  'client_code',
  {
    id: id(),
    clientId: ofClient(),
    /** A keyed hash of client and code; the code itself is nowhere. */
    codeHash: text('code_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [index('client_code_client').on(t.clientId, t.expiresAt)],
);

export const clientAccess = pgTable(
  'client_access',
  {
    id: id(),
    clientId: ofClient(),
    at: time('at').notNull().defaultNow(),
    action: text('action', {
      enum: [
        'signed_in',
        'sign_in_failed',
        'signed_out',
        'password_changed',
        'withdrawal_requested',
      ],
    }).notNull(),
    ip: text('ip').notNull(),
    deviceOs: text('device_os').notNull(),
    deviceType: text('device_type', { enum: ['mobile', 'desktop'] }).notNull(),
    country: text('country'),
    city: text('city'),
  },
  (t) => [
    index('client_access_client').on(t.clientId, t.at, t.id),
    index('client_access_ip').on(t.ip, t.at, t.clientId),
  ],
);

export const clientDevice = pgTable(
  'client_device',
  {
    id: id(),
    clientId: ofClient(),
    /** SHA-256 in hexadecimal of the id that the client's app sends. */
    idHash: text('id_hash').notNull(),
    os: text('os').notNull(),
    type: text('type', { enum: ['mobile', 'desktop'] }).notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('client_device_once').on(t.clientId, t.idHash),
    index('client_device_hash').on(t.idHash, t.clientId),
    check('client_device_hash_whole', sql`${t.idHash} ~ '^[0-9a-f]{64}$'`),
    check('client_device_seen', sql`${t.lastSeenAt} >= ${t.firstSeenAt}`),
  ],
);

export const clientBank = pgTable(
  'client_bank',
  {
    id: id(),
    clientId: ofClient(),
    bankName: text('bank_name').notNull(),
    holderName: text('holder_name').notNull(),
    accNo: text('acc_no').notNull(),
    address: text('address'),
    phone: text('phone'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('client_bank_acc_no').on(t.clientId, t.accNo),
    index('client_bank_number').on(t.accNo),
    index('client_bank_number_end').on(sql`right(translate(${t.accNo}, ' -', ''), 4)`),
  ],
);

/** Replaced as a whole under the lock of the client. */
export const clientNominee = pgTable(
  'client_nominee',
  {
    id: id(),
    clientId: ofClient(),
    position: integer('place').notNull(),
    name: text('name').notNull(),
    relationship: text('relationship').notNull(),
    phone: text('phone'),
    dob: date('dob', { mode: 'string' }),
    share: numeric('share', { precision: 5, scale: 2 }).notNull(),
  },
  (t) => [
    uniqueIndex('client_nominee_place').on(t.clientId, t.position),
    check('client_nominee_share', sql`${t.share} >= 0 and ${t.share} <= 100`),
  ],
);

export const clientCrypto = pgTable(
  'client_crypto',
  {
    id: id(),
    clientId: ofClient(),
    coin: text('coin').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    label: text('label'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('client_crypto_address').on(t.clientId, t.network, t.address),
    index('client_crypto_text').on(t.address),
  ],
);

/** Never changed. */
export const clientNote = pgTable(
  'client_note',
  {
    id: id(),
    clientId: ofClient(),
    text: text('text').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [index('client_note_client').on(t.clientId, t.createdAt, t.id)],
);
