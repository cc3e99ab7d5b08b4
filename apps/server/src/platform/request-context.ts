import type { Schemas } from '@brokerdesk/sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../kernel/db/database.ts';
import type { ProposedChange, TwoPersonLimit } from '../kernel/db/schema/approval.ts';
import type { Language } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { Actor } from './actor.ts';
import type { AuditSeal } from './audit-seal/sealer.ts';
import type { Cookies } from './cookies.ts';
import type { EventStreams } from './event-streams.ts';
import type { FileStore } from './file-store.ts';
import type { Mailer } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { OperationKey } from './operation-key.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import type { VirusScan } from './virus-scan.ts';

/** Where passkeys are made and used: they belong to the domain, and are taken from pages of the origins. */
export interface PasskeySite {
  domain: string;
  origins: readonly string[];
}

export interface Services {
  secrets: Secrets;
  files: FileStore;
  /** Left out without a scanner. */
  scan?: VirusScan | undefined;
  streams: EventStreams;
  auditSeal: AuditSeal;
  metrics: Metrics;
  limiter: RateLimiter;
  /** After how long without input a session ends. */
  sessionIdleMs: number;
  /** Null if the address of the console is not known. */
  passkeySite: PasskeySite | null;
  /** Null without a mail server. */
  mailer: Mailer | null;
  /** A fixed captcha answer for scripts; null in earnest. */
  qaCaptcha: string | null;
}

export interface Device {
  os: 'Mac' | 'Windows' | 'Linux' | 'iOS' | 'Android' | 'Unknown';
  type: 'mobile' | 'desktop';
  incognito: boolean;
}

/** Request data besides path, query and body. */
export interface RequestContext {
  db: Database;
  services: Services;
  /** Null for public operations and for the seed. */
  actor: Actor | null;
  /** Expiry of the access token; null without an `actor`. */
  accessUntil: Date | null;
  requestId: string;
  ip: string;
  device: Device;
  cookies: Cookies;
  language: Language;
  log: FastifyBaseLogger;
  /** Operation and limit of a write; null for a read. */
  operation: { key: OperationKey; limit: TwoPersonLimit | null } | null;
  /** The approved proposal being executed; null for a direct request. */
  proposal: ConfirmedProposal | null;
  /** `X-Signature`: what a passkey has signed; left out by what has no request. */
  signature?: string | undefined;
  /** The item of a bulk run that the request carries out; left out for any other. */
  item?: RunItem;
  /** For the export of a list that is downloaded later; left out for any other. */
  later?: LaterFile;
}

/** A file that is made in the background. */
export interface LaterFile {
  /** After each batch of rows that was read. Throws if the file may not be made any more. */
  onRows(count: number): Promise<void>;
}

/** An item of a bulk run, held and settled in the transaction of its operation: it is carried out once. */
export interface RunItem {
  /** In place of the session. Throws if the run may not go on, or the item has been carried out. */
  hold(tx: Transaction): Promise<void>;
  settle(tx: Transaction, answer: unknown): Promise<void>;
}

/** A write that was proposed, and is carried out now. */
export interface ConfirmedProposal {
  id: string;
  makerId: string;
  /** No other person had the right: it takes effect without a second one. */
  takesEffectByItself: boolean;
  /** The reasons at `look` that the second person has seen. */
  acknowledged: readonly Schemas.RiskReasonCode[];
  /** The record and the changes that the second person has read. */
  subject: { id: string | null; name: string };
  changes: readonly ProposedChange[];
}

/** The signed-in person of an operation that only signed-in people reach. */
export function actorOf(context: RequestContext): Actor {
  if (context.actor === null) throw new Problem('UNAUTHORIZED');
  return context.actor;
}
