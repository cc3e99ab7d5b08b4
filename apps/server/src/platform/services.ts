import type { EventStreams } from './event-streams.ts';
import type { FileStore } from './file-store.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';

export interface Services {
  secrets: Secrets;
  files: FileStore;
  streams: EventStreams;
  metrics: Metrics;
  limiter: RateLimiter;
  /** A fixed captcha answer for scripts; null in earnest. */
  qaCaptcha: string | null;
}
