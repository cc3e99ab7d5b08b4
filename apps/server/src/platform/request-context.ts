import type { Schemas } from '@brokerdesk/sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/db/database.ts';
import type { TwoPersonLimit } from '../kernel/db/schema/approval.ts';
import type { Language } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { Actor } from './actor.ts';
import type { Cookies } from './cookies.ts';
import type { OperationKey } from './operation-key.ts';
import type { Services } from './services.ts';

export interface Device {
  os: 'Mac' | 'Windows' | 'Linux' | 'iOS' | 'Android' | 'Unknown';
  type: 'mobile' | 'desktop';
  incognito: boolean;
}

/** What a handler knows of its request besides path, query and body. */
export interface RequestContext {
  db: Database;
  services: Services;
  /** Null for public operations and for the seed. */
  actor: Actor | null;
  /** When the access token of the request expires; null where there is no `actor`. */
  accessUntil: Date | null;
  requestId: string;
  ip: string;
  device: Device;
  cookies: Cookies;
  language: Language;
  log: FastifyBaseLogger;
  /** The operation, where it writes, with the limit that it falls under; null for what asks for nothing. */
  operation: { key: OperationKey; limit: TwoPersonLimit | null } | null;
  /** What is being carried out because it was confirmed; null for what is asked for directly. */
  proposal: ConfirmedProposal | null;
}

/** A write that was proposed, and is carried out now. */
export interface ConfirmedProposal {
  id: string;
  makerId: string;
  /** No other person had the right: it takes effect without a second one. */
  takesEffectByItself: boolean;
  /** The reasons at `look` that the second person has seen. */
  acknowledged: readonly Schemas.RiskReasonCode[];
}

/** The signed-in person of an operation that only signed-in people reach. */
export function actorOf(context: RequestContext): Actor {
  if (context.actor === null) throw new Problem('UNAUTHORIZED');
  return context.actor;
}
