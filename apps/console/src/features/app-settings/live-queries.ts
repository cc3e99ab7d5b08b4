import type { LiveQueries } from '#/ui/live/live-queries.ts';

export const liveQueries: LiveQueries = {
  setting: [
    ['setting', 'app'],
    ['setting', 'company'],
    ['setting', 'products'],
  ],
  document: [['setting', 'document']],
  // A document says what waits to replace it.
  proposal: [['setting', 'document']],
};
