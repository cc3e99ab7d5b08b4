import { expect, it } from 'vitest';
import { allot } from '../../../apps/server/src/domains/allocation/schemes/allot.ts';
import { createRandom } from '../../../apps/server/src/domains/allocation/schemes/random.ts';
import { replay } from '../../../examples/replay-allocation/schemes.ts';

function bookOf(number: number) {
  const random = createRandom(`book ${number}`);
  const applicants = Array.from({ length: random(41) }, (_, at) => {
    const client = `c${random(12)}`;
    return { id: `o${at}`, client, clientId: client, lots: random(400) };
  });
  return { applicants, pool: random(6000), seed: `seed ${number}` };
}

it.each(['pro_rata', 'one_lot_first', 'draw_applicants', 'draw_numbers'] as const)(
  'an allocation by %s is drawn again by a program apart from the server, with the same result',
  (name) => {
    for (let number = 0; number < 300; number++) {
      const book = bookOf(number);
      const scheme = { name, lots_each: 1 + (number % 9) };
      const { allotted, drawn } = allot(scheme, book);
      const again = replay(scheme, book);
      const both = book.applicants.map(({ id }) => [allotted.get(id), again.lots.get(id)]);
      expect(both.filter(([served = 0, replayed = 0]) => served !== replayed)).toEqual([]);
      expect(again.tails).toEqual(drawn?.tails ?? null);
    }
  },
);

it('winning endings are the same if too many are free to be listed', () => {
  const applicants = [{ id: 'a', clientId: 'a', client: 'a', lots: 300_007 }];
  const scheme = { name: 'draw_numbers', lots_each: null } as const;
  const book = { applicants, pool: 3, seed: 'many' };
  const { drawn } = allot(scheme, book);
  expect(drawn?.tails).toHaveLength(3);
  expect(replay(scheme, book).tails).toEqual(drawn?.tails);
});
