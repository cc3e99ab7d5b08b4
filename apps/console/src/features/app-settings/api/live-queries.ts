import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** Whoever has the page open sees what a colleague has saved. */
export const liveQueries: LiveQueries = {
  setting: [
    ['setting', 'app'],
    ['setting', 'company'],
    ['setting', 'products'],
  ],
  document: [['setting', 'document']],
};
