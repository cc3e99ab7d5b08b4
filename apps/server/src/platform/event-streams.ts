import type { Readable } from 'node:stream';
import type { Actor } from './actor.ts';

export type Listener = Pick<
  Actor,
  'id' | 'role' | 'scope' | 'scopeOwnerId' | 'sessionId' | 'permissions' | 'service'
>;

export interface StreamCaller {
  listener: Listener;
  address: string;
  until: Date;
  lastEventId: string | undefined;
}

export interface EventStreams {
  /** Throws TOO_MANY_STREAMS at the session's limit. */
  open(caller: StreamCaller): Promise<Readable>;
  count(): number;
  end(): void;
}
