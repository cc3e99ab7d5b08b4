import type { Readable } from 'node:stream';
import type { Actor } from './actor.ts';

/** A reader of the stream: the rights and the scope decide which events are sent. */
export type Listener = Pick<
  Actor,
  'id' | 'role' | 'scope' | 'scopeOwnerId' | 'sessionId' | 'permissions' | 'service'
>;

export interface StreamCaller {
  listener: Listener;
  address: string;
  /** When the access token expires. */
  until: Date;
  /** The last event that the caller has received. */
  lastEventId: string | undefined;
}

/** The open streams of a process: one notifier for all of them, and one query at a time. */
export interface EventStreams {
  /** Throws TOO_MANY_STREAMS at the session's limit. */
  open(caller: StreamCaller): Promise<Readable>;
  /** How many are open. */
  count(): number;
  /** Ends all of them, and those that are opened later. */
  end(): void;
}
