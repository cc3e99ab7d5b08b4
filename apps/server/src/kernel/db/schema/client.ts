import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, money, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** The least first: stored by their place, so that they sort. */
export const clientRiskLevels = ['low', 'standard', 'medium', 'high'] as const;
const standard = clientRiskLevels.indexOf('standard');

export const clientLanguage = (name: string) => text(name, { enum: ['zh-CN', 'en-US'] });

export const client = pgTable(
  'client',
  {
    id: id(),
    username: text('username').notNull().unique(),
    fullName: text('full_name').notNull(),
    /** Pinyin and its initials, for the search. Null if the name is in ASCII letters. */
    romanizedName: text('romanized_name'),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    avatar: text('avatar'),
    /** A robot, for demonstration: marked for good, and never counted. */
    fake: boolean('fake').notNull().default(false),
    active: boolean('active').notNull().default(true),
    locked: boolean('locked').notNull().default(false),
    score: integer('score').notNull().default(0),
    vipLevel: integer('vip_level').notNull().default(0),
    agentId: uuid('agent_id').references(() => staffUser.id),
    mfa: boolean('mfa').notNull().default(false),
    /** argon2id of the MD5 that the client's app sends; null if the client never had a password. */
    passwordHash: text('password_hash'),
    /** Sessions of the client that began before this moment do not count any more. */
    sessionsEndedAt: time('sessions_ended_at'),
    kycStatus: text('kyc_status', { enum: ['unverified', 'pending', 'approved', 'rejected'] })
      .notNull()
      .default('unverified'),
    riskLevel: integer('risk_level').notNull().default(standard),
    riskVersion: integer('risk_version').notNull().default(1),
    language: clientLanguage('language').notNull().default('zh-CN'),
    online: boolean('online').notNull().default(false),
    lastSeenAt: time('last_seen_at'),
    remark: text('remark'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    tagKeys: text('tag_keys').array().notNull().default(sql`'{}'`),
    ...versioned(),
  },
  (t) => [
    index('client_agent').on(t.agentId),
    // With the salesman: a team's late page is found without looking at the rows.
    index('client_created').on(t.fake, t.createdAt, t.id, t.agentId),
    index('client_agent_created').on(t.agentId, t.fake, t.createdAt, t.id),
    index('client_full_name').on(t.fullName, t.id),
    index('client_score').on(t.score, t.id),
    index('client_vip_level').on(t.vipLevel, t.id),
    index('client_risk_level').on(t.riskLevel, t.id),
    // The list sorts who was never seen before everyone else.
    index('client_last_seen').on(sql`coalesce(${t.lastSeenAt}, '-infinity'::timestamptz)`, t.id),
    index('client_kyc_created').on(t.kycStatus, t.fake, t.createdAt, t.id),
    index('client_language_created').on(t.language, t.fake, t.createdAt, t.id),
    index('client_online').on(t.agentId, t.fake).where(sql`${t.online}`),
    index('client_mobile').on(t.mobile),
    index('client_mobile_end').on(sql`right(${t.mobile}, 4)`),
    index('client_email').on(sql`lower(${t.email})`),
    index('client_tag_keys').using('gin', t.tagKeys),
    check('client_risk_level_known', sql`${t.riskLevel} between 0 and 3`),
    check('client_language_known', sql`${t.language} in ('zh-CN', 'en-US')`),
    check('client_tags_max', sql`cardinality(${t.tags}) <= 10`),
    check('client_tags_and_keys', sql`cardinality(${t.tags}) = cardinality(${t.tagKeys})`),
  ],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accNo: text('acc_no').notNull().unique(),
    currency: text('currency').notNull(),
    /** Kept equal to the ledger by the one function that posts to it. */
    balance: money('balance').notNull().default('0'),
    frozen: money('frozen').notNull().default('0'),
    deposit: money('deposit').notNull().default('0'),
    withdrawal: money('withdrawal').notNull().default('0'),
    profit: money('profit').notNull().default('0'),
    compensation: money('compensation').notNull().default('0'),
    bonus: money('bonus').notNull().default('0'),
    loan: money('loan').notNull().default('0'),
    outstanding: money('outstanding').notNull().default('0'),
    ...versioned(),
  },
  (t) => [
    index('account_client').on(t.clientId),
    index('account_number_end').on(sql`right(${t.accNo}, 4)`),
    check('account_frozen_not_negative', sql`${t.frozen} >= 0`),
    check('account_available_not_negative', sql`${t.balance} - ${t.frozen} >= 0`),
  ],
);
