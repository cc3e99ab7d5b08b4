import type { EventStreams } from './event-streams.ts';
import type { FileStore } from './file-store.ts';
import type { Secrets } from './secrets.ts';

/** What the process lends to every request beside the database. */
export interface Services {
  secrets: Secrets;
  files: FileStore;
  streams: EventStreams;
  /** A fixed captcha answer for scripts; null in earnest. */
  qaCaptcha: string | null;
}
