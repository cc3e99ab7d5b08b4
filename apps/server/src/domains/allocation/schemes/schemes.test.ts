import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, oneLotFirst, proRata } from './allot.ts';
import { type Applicant, byClient, lotsOf } from './applicant.ts';
import { drawNumbers } from './draw-numbers.ts';
import { createRandom, newSeed, shuffled } from './random.ts';

const schemes = ['pro_rata', 'one_lot_first', 'draw_applicants', 'draw_numbers'] as const;

const book = fc
  .array(fc.record({ client: fc.nat(12), lots: fc.nat(400) }), { maxLength: 40 })
  .map((orders) =>
    orders.map(
      ({ client, lots }, at): Applicant => ({ id: `o${at}`, clientId: `c${client}`, lots }),
    ),
  );
const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe.each(schemes)('%s', (name) => {
  // @rule trade-records: A scheme gives out the whole pool, and no client gets more than applied for
  // @in ./allot.ts
  it('gives out the whole pool or all that was applied for, and to no client more than the application', () => {
    fc.assert(
      fc.property(
        book,
        fc.nat(6000),
        seeds,
        fc.integer({ min: 1, max: 9 }),
        (applicants, pool, seed, each) => {
          const { allotted } = allot({ name, lots_each: each }, { applicants, pool, seed });
          const lots = applicants.map(({ id }) => allotted.get(id) ?? 0);
          expect(lots.reduce((sum, one) => sum + one, 0)).toBe(Math.min(pool, lotsOf(applicants)));
          applicants.forEach((applicant, at) => {
            expect(lots[at]).toBeLessThanOrEqual(applicant.lots);
            expect(Number.isInteger(lots[at]) && (lots[at] ?? -1) >= 0).toBe(true);
          });
          expect([...allotted.keys()].every((id) => applicants.some((one) => one.id === id))).toBe(
            true,
          );
        },
      ),
    );
  });

  it('gives the same again for the same seed', () => {
    fc.assert(
      fc.property(book, fc.nat(3000), seeds, (applicants, pool, seed) => {
        const again = () => allot({ name, lots_each: 2 }, { applicants, pool, seed });
        expect(again()).toEqual(again());
      }),
    );
  });

  it('keeps its laws for 50,000 orders, and gives them the same again', () => {
    fc.assert(
      fc.property(large, (wanted) => {
        const { applicants, pool, seed, scheme } = largeBook(name, wanted);
        const { allotted, drawn } = allot(scheme, { applicants, pool, seed });
        let given = 0;
        let broken = 0;
        for (const { id, lots } of applicants) {
          const got = allotted.get(id) ?? 0;
          given += got;
          if (!Number.isInteger(got) || got < 0 || got > lots) broken += 1;
        }
        expect([given, broken]).toEqual([Math.min(pool, lotsOf(applicants)), 0]);
        const again = allot(scheme, { applicants, pool, seed });
        expect(again.drawn).toEqual(drawn);
        expect(applicants.filter(({ id }) => again.allotted.get(id) !== allotted.get(id))).toEqual(
          [],
        );
      }),
      { numRuns: 2 },
    );
  });
});

const large = fc.record({
  seed: seeds,
  share: fc.double({ min: 0.0001, max: 1.1, noNaN: true }),
  most: fc.integer({ min: 1, max: 1000 }),
  each: fc.integer({ min: 1, max: 9 }),
});

function largeBook(
  name: (typeof schemes)[number],
  { seed, share, most, each }: { seed: string; share: number; most: number; each: number },
) {
  let state = most;
  // Fifty thousand hashes of the real generator would take most of the time.
  const random = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const applicants = Array.from({ length: 50_000 }, (_, at) => ({
    ...{ id: `o${at}`, clientId: `c${random(40_000)}`, lots: random(most + 1) },
  }));
  const pool = Math.floor(lotsOf(applicants) * share);
  return { applicants, pool, seed, scheme: { name, lots_each: each } };
}

type Drawn = readonly [applicants: readonly Applicant[], pool: number, seed: string];

const booksOf = (lotsMax: number): [string, fc.Arbitrary<Drawn>, number][] => [
  ['any orders', fc.tuple(book, fc.nat(3000), seeds), 100],
  [
    '50,000 orders',
    large.map((wanted): Drawn => {
      const most = Math.min(wanted.most, lotsMax);
      const { applicants, pool, seed } = largeBook('pro_rata', { ...wanted, most });
      return [applicants, pool, seed];
    }),
    2,
  ],
];

describe('pro rata', () => {
  it.each(booksOf(1000))(
    'is never a lot or more away from the exact share, for %s',
    (_, books, numRuns) => {
      fc.assert(
        fc.property(books, ([applicants, pool]) => {
          const total = lotsOf(applicants);
          fc.pre(total > pool);
          const lots = proRata(applicants, pool);
          const off = applicants.filter(
            ({ id, lots: applied }) =>
              Math.abs((lots.get(id) ?? 0) - (applied * pool) / total) >= 1,
          );
          expect(off).toEqual([]);
        }),
        { numRuns },
      );
    },
  );

  it('never gives less for a larger application, in 50,000 orders', () => {
    fc.assert(
      fc.property(large, (wanted) => {
        const { applicants, pool } = largeBook('pro_rata', wanted);
        const lots = proRata(applicants, pool);
        const bySize = applicants.toSorted((a, b) => a.lots - b.lots);
        let mostOfSmaller = 0;
        let mostOfSame = 0;
        let less = 0;
        bySize.forEach(({ id, lots: applied }, at) => {
          if (applied !== bySize[at - 1]?.lots) mostOfSmaller = mostOfSame;
          const got = lots.get(id) ?? 0;
          if (got < mostOfSmaller) less += 1;
          mostOfSame = Math.max(mostOfSame, got);
        });
        expect(less).toBe(0);
      }),
      { numRuns: 2 },
    );
  });

  // @rule trade-records: Pro rata rounds to the largest remainder, larger application, earlier order
  // @in ./allot.ts
  it('rounds to the largest remainder, then the larger application, then the earlier order', () => {
    const applicants = [3, 3, 5, 1].map((lots, at) => ({ id: `${at}`, clientId: `${at}`, lots }));
    // Shares 1, 1, 1⅔ and ⅓.
    expect([...proRata(applicants, 4)]).toEqual([
      ...[
        ['0', 1],
        ['1', 1],
        ['2', 2],
        ['3', 0],
      ],
    ]);
    const alike = [1, 1, 1].map((lots, at) => ({ id: `${at}`, clientId: `${at}`, lots }));
    expect([...proRata(alike, 2).values()]).toEqual([1, 1, 0]);
    const halves = [1, 3].map((lots, at) => ({ id: `${at}`, clientId: `${at}`, lots }));
    expect([...proRata(halves, 2).values()]).toEqual([0, 2]);
  });
});

describe('one lot first', () => {
  // @rule trade-records: One lot first serves every client, or as many as there are lots
  // @in ./allot.ts
  it.each(booksOf(3))(
    'gives every client one lot, or as many clients as there are lots, for %s',
    (_, books, numRuns) => {
      fc.assert(
        fc.property(books, fc.nat(60), ([applicants, pool, seed], few) => {
          const clients = byClient(applicants.filter(({ lots }) => lots > 0));
          for (const lots of [few, pool]) {
            const allotted = oneLotFirst(applicants, lots, createRandom(seed));
            const served = clients.filter((orders) => orders.some(({ id }) => allotted.has(id)));
            expect(served).toHaveLength(Math.min(lots, clients.length));
          }
        }),
        { numRuns },
      );
    },
  );
});

describe('a draw of numbers', () => {
  // @rule trade-records: Exactly the numbers win that end in a drawn tail
  // @in ./draw-numbers.ts
  it.each(booksOf(5))(
    'lets exactly the numbers win that end in a tail, and no tail holds another, for %s',
    (_, books, numRuns) => {
      fc.assert(
        fc.property(books, ([applicants, pool, seed]) => {
          fc.pre(lotsOf(applicants) > pool);
          const { allotted, drawn } = drawNumbers(applicants, pool, createRandom(seed));
          const wins = (number: number) => {
            const digits = String(number).padStart(String(drawn.numbers).length, '0');
            return drawn.tails.filter((tail) => digits.endsWith(tail)).length;
          };
          let number = 0;
          let wrong = 0;
          for (const { id, lots } of applicants) {
            const won = Array.from({ length: lots }, () => wins(++number));
            const once = won.every((tails) => tails <= 1);
            if (!once || won.filter(Boolean).length !== (allotted.get(id) ?? 0)) wrong += 1;
          }
          expect(wrong).toBe(0);
        }),
        { numRuns },
      );
    },
  );

  it('ends also if all numbers but one win', () => {
    const one = { id: 'a', clientId: 'a', lots: 9_999_999 };
    const other = { id: 'b', clientId: 'b', lots: 1 };
    const { allotted } = drawNumbers([one, other], 9_999_999, createRandom('x'));
    expect((allotted.get('a') ?? 0) + (allotted.get('b') ?? 0)).toBe(9_999_999);
  });
});

describe('what is drawn', () => {
  // @rule trade-records: A draw follows from its seed by a documented rule
  // @in ./random.ts
  it('follows from the seed as documented, and another seed draws otherwise', () => {
    const random = createRandom('00');
    // printf '00:0' | sha256sum, the first six bytes, modulo 1000; then '00:1' and '00:2'.
    expect([random(1000), random(1000), random(1000)]).toEqual([252, 20, 839]);
    const numbers = Array.from({ length: 50 }, (_, at) => at);
    const orders = [newSeed(), newSeed()].map((seed) => shuffled(numbers, createRandom(seed)));
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[0]?.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});
