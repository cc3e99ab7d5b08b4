import { Readable } from 'node:stream';
import type { EventPage, StreamedEvent } from './read-events.ts';

const retryMs = 3000;

export const retryFrame = `retry: ${retryMs}\n\n`;
/** Keeps proxies from closing what is silent. */
const keepAliveFrame = ': keep-alive\n\n';

export function cursorFrame(name: 'ready' | 'reset', cursor: number): string {
  return `id: ${cursor}\nevent: ${name}\ndata: {}\n\n`;
}

function eventFrame({ seq, topic, id, version }: StreamedEvent): string {
  return `id: ${seq}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, id, version })}\n\n`;
}

const stuckAfterKeepAlives = 4;

interface EventStreamParts {
  sessionId: string;
  opening: string;
  after: number;
  until: Date;
  /** The next events; null if the session is over, or the address is kept out. */
  read(after: number): Promise<EventPage | null>;
  callBack(stream: EventStream): void;
}

/**
 * Reads on from its place only while its reader takes what it has been given: a slow reader costs no memory, and loses
 * nothing.
 */
export class EventStream extends Readable {
  readonly sessionId: string;
  readonly #parts: EventStreamParts;
  readonly #expiry: NodeJS.Timeout;
  #cursor: number;
  #behind = true;
  #room = false;
  #finished = false;
  #keepAlivesMissed = 0;

  constructor(parts: EventStreamParts) {
    super();
    this.#parts = parts;
    this.#cursor = parts.after;
    this.sessionId = parts.sessionId;
    this.#expiry = setTimeout(() => this.finish(), parts.until.getTime() - Date.now());
    this.#expiry.unref();
    this.#send(parts.opening);
  }

  notify(): void {
    this.#behind = true;
    this.#readOn();
  }

  /** Call it regularly: it looks for events as well, so that a lost notification is made good. */
  keepAlive(): void {
    if (this.#room) {
      this.#keepAlivesMissed = 0;
      this.#send(keepAliveFrame);
      this.notify();
      return;
    }
    this.#keepAlivesMissed += 1;
    if (this.#keepAlivesMissed === stuckAfterKeepAlives) this.destroy();
  }

  async catchUp(): Promise<void> {
    if (!this.#room) return;
    this.#behind = false;
    const page = await this.#parts.read(this.#cursor).catch((error: unknown) => {
      this.#behind = true;
      throw error;
    });
    if (page === null) return this.finish();
    this.#cursor = page.cursor;
    this.#behind ||= page.more;
    if (page.events.length > 0) this.#send(page.events.map(eventFrame).join(''));
    this.#readOn();
  }

  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#room = false;
    this.push(null);
  }

  override _read(): void {
    this.#room = !this.#finished;
    this.#readOn();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#finished = true;
    this.#room = false;
    clearTimeout(this.#expiry);
    done(error);
  }

  #readOn(): void {
    if (this.#behind && this.#room) this.#parts.callBack(this);
  }

  #send(frames: string): void {
    if (!this.#finished) this.#room = this.push(frames);
  }
}
