import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { id, risky, time, versioned } from './columns.ts';
import { file } from './platform.ts';
import { staffUser } from './staff.ts';

/** Every client has exactly one: a trigger adds it with the client. */
export const kyc = pgTable(
  'kyc',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .unique()
      .references(() => client.id),
    status: text('status', { enum: ['unverified', 'pending', 'approved', 'rejected'] })
      .notNull()
      .default('unverified'),
    attemptNo: integer('attempt_no').notNull().default(0),
    level: text('level', { enum: ['basic', 'advanced'] }),
    fullName: text('full_name'),
    latinName: text('latin_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    nationality: text('nationality'),
    idType: text('id_type', {
      enum: ['id_card', 'passport', 'driver_license', 'residence_permit'],
    }),
    idNoSealed: text('id_no_sealed'),
    idNoMasked: text('id_no_masked'),
    /** A keyed hash, by which the same number is found again. */
    idNoHash: text('id_no_hash'),
    idExpiry: date('id_expiry', { mode: 'string' }),
    address: text('address'),
    makerId: uuid('maker_id').references(() => staffUser.id),
    madeAt: time('made_at'),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    /** All of several reasons, `reason_code` first; null for one or none. */
    reasonCodes: jsonb('reason_codes').$type<string[]>(),
    reason: text('reason'),
    remark: text('remark'),
    clientRemark: text('client_remark'),
    ...risky(),
    ...versioned(),
  },
  (t) => [
    index('kyc_made').on(sql`coalesce(${t.madeAt}, '-infinity'::timestamptz)`, t.id),
    index('kyc_status_made').on(
      t.status,
      sql`coalesce(${t.madeAt}, '-infinity'::timestamptz)`,
      t.id,
    ),
    index('kyc_checked').on(sql`coalesce(${t.checkedAt}, '-infinity'::timestamptz)`, t.id),
    index('kyc_risk').on(t.riskLevel, sql`coalesce(${t.madeAt}, '-infinity'::timestamptz)`, t.id),
    index('kyc_risk_checked').on(t.riskCheckedAt).where(sql`${t.status} = 'pending'`),
    index('kyc_id_no').on(t.idNoHash),
    index('kyc_id_no_end').on(sql`right(${t.idNoMasked}, 4)`),
  ],
);

export const kycDocument = pgTable(
  'kyc_document',
  {
    id: id(),
    kycId: uuid('kyc_id')
      .notNull()
      .references(() => kyc.id),
    attemptNo: integer('attempt_no').notNull(),
    type: text('type', {
      enum: [
        'id_card',
        'passport',
        'driver_license',
        'residence_permit',
        'proof_of_address',
        'selfie',
      ],
    }).notNull(),
    side: text('side', { enum: ['front', 'back', 'single'] }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
  },
  (t) => [
    index('kyc_document_kyc').on(t.kycId, t.attemptNo),
    uniqueIndex('kyc_document_file').on(t.fileId, t.attemptNo),
  ],
);

export const kycEvent = pgTable(
  'kyc_event',
  {
    id: id(),
    kycId: uuid('kyc_id')
      .notNull()
      .references(() => kyc.id),
    at: time('at').notNull(),
    action: text('action', { enum: ['submitted', 'corrected', 'approved', 'rejected'] }).notNull(),
    attemptNo: integer('attempt_no').notNull(),
    /** Null for the client. */
    actorId: uuid('actor_id').references(() => staffUser.id),
    note: text('note'),
    overrideReason: text('override_reason'),
    said: jsonb('said').$type<Schemas.KycSaid>(),
  },
  (t) => [index('kyc_event_kyc').on(t.kycId, t.at, t.id)],
);
