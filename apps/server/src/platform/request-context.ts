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

export interface PasskeySite {
  domain: string;
  origins: readonly string[];
}

export interface Services {
  secrets: Secrets;
  files: FileStore;
  scan?: VirusScan | undefined;
  streams: EventStreams;
  auditSeal: AuditSeal;
  metrics: Metrics;
  limiter: RateLimiter;
  sessionIdleMs: number;
  passkeySite: PasskeySite | null;
  mailer: Mailer | null;
  /** A fixed captcha answer for scripts; null in earnest. */
  qaCaptcha: string | null;
}

export interface Device {
  os: 'Mac' | 'Windows' | 'Linux' | 'iOS' | 'Android' | 'Unknown';
  type: 'mobile' | 'desktop';
  incognito: boolean;
}

export interface RequestContext {
  db: Database;
  services: Services;
  /** Null for public operations and for the seed. */
  actor: Actor | null;
  accessUntil: Date | null;
  requestId: string;
  ip: string;
  device: Device;
  cookies: Cookies;
  language: Language;
  log: FastifyBaseLogger;
  operation: { key: OperationKey; limit: TwoPersonLimit | null } | null;
  /** The approved proposal being executed; null for a direct request. */
  proposal: ConfirmedProposal | null;
  signature?: string | undefined;
  item?: RunItem;
  later?: LaterFile;
}

export interface LaterFile {
  /** Throws if the file may not be made any more. */
  onRows(count: number): Promise<void>;
}

export interface RunItem {
  /** In place of the session. Throws if the run may not go on, or the item has been carried out. */
  lock(tx: Transaction): Promise<void>;
  settle(tx: Transaction, answer: unknown): Promise<void>;
}

export interface ConfirmedProposal {
  id: string;
  makerId: string;
  takesEffectByItself: boolean;
  /** The reasons at `look` that the second person has seen. */
  acknowledged: readonly Schemas.RiskReasonCode[];
  subject: { id: string | null; name: string };
  changes: readonly ProposedChange[];
}

export function actorOf(context: RequestContext): Actor {
  if (context.actor === null) throw new Problem('UNAUTHORIZED');
  return context.actor;
}
