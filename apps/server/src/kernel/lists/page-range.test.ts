import { expect, it } from 'vitest';
import { fromNearerEnd } from './page-range.ts';

it('a page is the same from whichever end it is read', () => {
  for (let total = 0; total <= 23; total++) {
    const all = Array.from({ length: total }, (_, at) => at);
    for (let page = 1; page <= 7; page++) {
      const range = { offset: (page - 1) * 5, limit: 5 };
      const { offset, limit, fromEnd } = fromNearerEnd(range, total);
      const order = fromEnd ? all.toReversed() : all;
      const read = order.slice(offset, offset + limit);
      expect(fromEnd ? read.toReversed() : read).toEqual(
        all.slice(range.offset, range.offset + range.limit),
      );
      expect(offset).toBeLessThanOrEqual(range.offset);
    }
  }
});
