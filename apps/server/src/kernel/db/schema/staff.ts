import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';

export const staffUser = pgTable(
  'staff_user',
  {
    id: id(),
    /** Lower case, so that a name can be taken once however it is typed. */
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    leaderId: uuid('leader_id').references((): AnyPgColumn => staffUser.id),
    code: text('code')
      .notNull()
      .unique()
      .default(sql`upper(substr(md5(gen_random_uuid()::text), 1, 8))`),
    /** argon2id of the MD5 that the console sends. Null until the user has set one. */
    passwordHash: text('password_hash'),
    active: boolean('active').notNull().default(true),
    disabledAt: time('disabled_at'),
    createdById: uuid('created_by_id').references((): AnyPgColumn => staffUser.id),
    lastResetById: uuid('last_reset_by_id').references((): AnyPgColumn => staffUser.id),
    /** Since when the account depends on who created or reset it. A trigger sets it with each reset. */
    tiedAt: time('tied_at').notNull().defaultNow(),
    /** First sign-in with an authenticator since then. A reset clears it. */
    ownFactorAt: time('own_factor_at'),
    /** Encrypted; null if there is none. */
    mfaSecret: text('mfa_secret'),
    /** The last time step whose code was accepted: a code opens one session once. */
    mfaStepUsed: bigint('mfa_step_used', { mode: 'number' }),
    /** Encrypted; counts for nothing yet. */
    mfaPendingSecret: text('mfa_pending_secret'),
    mfaPendingAt: time('mfa_pending_at'),
    lastLoginAt: time('last_login_at'),
    /** Represents a service account in records. Never active: sign-in is impossible. */
    isService: boolean('is_service').notNull().default(false),
    /** For reports, confirmed by its user. No way to sign in or to reset anything. */
    email: text('email'),
    emailPending: text('email_pending'),
    emailCodeHash: text('email_code_hash'),
    emailPendingAt: time('email_pending_at'),
    preferences: jsonb('preferences').$type<Partial<Schemas.Preferences>>().notNull().default({}),
    ...versioned(),
  },
  (t) => [
    index('staff_user_leader').on(t.leaderId),
    check(
      'staff_user_service_is_no_person',
      sql`not ${t.isService} or (not ${t.active} and ${t.passwordHash} is null and ${t.role} = 'hero')`,
    ),
  ],
);

export type InvitationPurpose = 'first_sign_in' | 'reset';

export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    purpose: text('purpose').$type<InvitationPurpose>().notNull(),
    /** Keyed hashes of the halves of the code, each null until it is collected. */
    firstHash: text('first_hash'),
    secondHash: text('second_hash'),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    /** Null until a second person has agreed: it opens nothing before. */
    confirmedAt: time('confirmed_at'),
    confirmedById: uuid('confirmed_by_id').references(() => staffUser.id),
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
  },
  (t) => [
    index('invitation_user').on(t.userId),
    uniqueIndex('invitation_live')
      .on(t.userId)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    /** The role at sign-in: a person who is given another one has to sign in again. */
    role: text('role').$type<Role>().notNull(),
    deviceOs: text('device_os').notNull(),
    deviceType: text('device_type').notNull(),
    incognito: boolean('incognito').notNull(),
    ip: text('ip').notNull(),
    /** True until the second factor is verified: opens nothing else. */
    mfaPending: boolean('mfa_pending').notNull(),
    remembered: boolean('remembered').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    endReason: text('end_reason'),
    deviceKnown: boolean('device_known').notNull().default(false),
    mfaBoundAt: time('mfa_bound_at'),
    /** When the user last gave the password or a code of the authenticator in it. */
    signedInAt: time('signed_in_at').notNull().defaultNow(),
    factorAt: time('factor_at'),
    /** Goes up when the user signs in again: access tokens of another round are refused. */
    tokenRound: integer('token_round').notNull().default(0),
    /** Null for that of a service account. */
    idleUntil: time('idle_until'),
  },
  (t) => [index('session_user').on(t.userId)],
);

export const refreshToken = pgTable(
  'refresh_token',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    /** Set when it was exchanged; seen again after that, the whole session ends. */
    usedAt: time('used_at'),
  },
  (t) => [index('refresh_token_session').on(t.sessionId)],
);

export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    /** A keyed hash of the code; the code itself is nowhere. */
    codeHash: text('code_hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [index('recovery_code_user').on(t.userId)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Count at its last use; 0 for ever if the device does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    synced: boolean('synced').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('passkey_user').on(t.userId)],
);

export type PasskeyPurpose = 'add' | 'sign_in' | 'sign_in_again';

export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.purpose] })],
);

/** A browser in which the user has signed in: it is not slowed by what others guess. */
export const staffDevice = pgTable(
  'staff_device',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('staff_device_user').on(t.userId), index('staff_device_expires').on(t.expiresAt)],
);

export const captcha = pgTable('captcha', {
  id: id(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Counted before it is made. Old rows are swept. */
export const attempt = pgTable(
  'attempt',
  {
    id: id(),
    subject: text('subject').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (t) => [index('attempt_subject').on(t.subject, t.at)],
);
