import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Language } from '../platform/error-catalogue.ts';
import type { Services } from '../platform/services.ts';
import type { Actor } from './actor.ts';
import type { Cookies } from './cookies.ts';
import { Problem } from './problem.ts';

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
}

/** The signed-in person of an operation that only signed-in people reach. */
export function actorOf(context: RequestContext): Actor {
  if (context.actor === null) throw new Problem('UNAUTHORIZED');
  return context.actor;
}
