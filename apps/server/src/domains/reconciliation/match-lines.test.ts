import { describe, expect, it } from 'vitest';
import { noisyLines } from '../../testing/noisy-lines.ts';
import type { Candidate, OpenLine } from './compare-lines.ts';
import { matchLines } from './match-lines.ts';

const line = (fields: Partial<OpenLine> = {}): OpenLine => ({
  ...{ id: 'line', direction: 'in', day: '2026-11-26', amount: '1200', currency: 'USD' },
  ...{ payer: '陈静怡', reference: 'FT26112600012345', text: '', reversal: false },
  ...fields,
});
const deposit = (fields: Partial<Candidate> = {}): Candidate => ({
  ...{ id: 'deposit', direction: 'in', day: '2026-11-26', amount: '1200', currency: 'USD' },
  ...{ name: '陈静怡', reference: 'FT26112600012345', orderNo: '' },
  ...fields,
});
const only = (lines: OpenLine[], records: Candidate[]) => {
  const [first, ...others] = matchLines(lines, records);
  expect(others).toEqual([]);
  return first;
};

describe('matchLines', () => {
  // @rule reconciliation: A proposal states its reasons, and is automatic only if nothing else fits
  it('proposes the record of a reference, with its reasons', () => {
    expect(only([line()], [deposit()])).toEqual({
      ...{ kind: 'exact', lineIds: ['line'], recordIds: ['deposit'], difference: '0' },
      reasons: ['reference_equal', 'amount_equal', 'payer_equal', 'day_equal'],
      automatic: true,
    });
  });

  it('finds a reference that the bank has broken with blanks, in the text', () => {
    const written = line({ reference: null, text: 'PAYMENT FT26 1126 0001 2345 THANKS' });
    expect(only([written], [deposit()])).toMatchObject({ kind: 'exact', automatic: true });
  });

  it('takes a reference with one wrong letter only together with the payer', () => {
    const typed = line({ reference: 'FT26112600012354'.replace('54', '44') });
    expect(only([typed], [deposit()])).toMatchObject({
      kind: 'exact',
      reasons: expect.arrayContaining(['reference_similar', 'payer_equal']),
    });
    expect(matchLines([{ ...typed, payer: '王大明' }], [deposit()])).toEqual([]);
  });

  // @rule reconciliation: A spelling beside a Chinese name is a weaker reason unless it is its pinyin
  // @in domains/client/same-name.ts domains/bank-line/payer-names.ts
  it.each([
    ['陈静怡 Chen Jingyi', 'payer_equal'],
    ['陈静怡 Chen', 'payer_similar'],
    ['陈静怡 Chan Ching Yee', 'payer_similar'],
  ])('compares %s with 陈静怡, and says %s', (payer, reason) => {
    const found = only([line({ payer, reference: null })], [deposit({ reference: null })]);
    expect(found?.reasons).toContain(reason);
  });

  it('finds no payer whose name has a word more', () => {
    for (const payer of ['陈静怡 Wang', '陈静怡 Trading Ltd']) {
      const written = line({ payer, reference: null });
      expect(matchLines([written], [deposit({ reference: null })])).toEqual([]);
    }
  });

  it('leaves the choice between two records to a user', () => {
    const rivals = [deposit({ reference: null }), deposit({ id: 'second', reference: null })];
    expect(only([line()], rivals)).toMatchObject({ kind: 'exact', automatic: false });
  });

  it('leaves a line with another reference to a user, though amount and payer fit', () => {
    const other = line({ reference: 'FT26119999999999' });
    expect(only([other], [deposit()])).toMatchObject({ kind: 'exact', automatic: false });
  });

  it('never matches two clients with one amount by the amount alone', () => {
    const other = line({ payer: 'Peter Weber', reference: null });
    expect(matchLines([other], [deposit({ reference: null })])).toEqual([]);
  });

  it('names a second line of a paid record a duplicate, and never pays a record twice', () => {
    const found = matchLines([line(), line({ id: 'again', day: '2026-11-27' })], [deposit()]);
    expect(found.map(({ kind, lineIds }) => [kind, ...lineIds])).toEqual([
      ['exact', 'line'],
      ['duplicate', 'again'],
    ]);
  });

  it('adds up the parts of one payment, and one payment of several records', () => {
    const parts = [line({ amount: '700' }), line({ id: 'rest', amount: '500' })];
    expect(only(parts, [deposit()])).toMatchObject({
      ...{ kind: 'split', lineIds: ['line', 'rest'], automatic: true, difference: '0' },
      reasons: expect.arrayContaining(['amount_sums']),
    });
    const records = [
      deposit({ amount: '700', reference: null }),
      deposit({ id: 'second', amount: '500', reference: null }),
    ];
    expect(only([line()], records)).toMatchObject({
      ...{ kind: 'split', recordIds: ['deposit', 'second'], automatic: false },
    });
  });

  it('names what is missing or too much, and leaves it to a user', () => {
    expect(only([line({ amount: '1185' })], [deposit()])).toMatchObject({
      ...{ kind: 'under', difference: '-15', automatic: false },
    });
    expect(only([line({ amount: '1300' })], [deposit()])).toMatchObject({
      ...{ kind: 'over', difference: '100', automatic: false },
    });
  });

  it('keeps directions, currencies and reversals apart', () => {
    expect(matchLines([line({ direction: 'out' })], [deposit()])).toEqual([]);
    expect(matchLines([line({ currency: 'HKD' })], [deposit()])).toEqual([]);
    expect(matchLines([line({ reversal: true })], [deposit()])).toEqual([]);
  });
});

describe('ten thousand lines with eight kinds of noise', () => {
  // @rule reconciliation: No noise of banks leads to a wrong automatic match
  it.each([1, 2, 3])(
    'are matched without a wrong automatic match, and nine of ten found, by seed %i',
    (seed) => {
      const { lines, records, truth, noiseOf } = noisyLines(10_000, seed);
      const begun = performance.now();
      const proposals = matchLines(lines, records);
      const ms = performance.now() - begun;
      const pairs = proposals
        .filter(({ kind }) => kind !== 'duplicate')
        .flatMap(({ lineIds, recordIds, automatic }) =>
          lineIds.map((id) => {
            const right = recordIds.length === 1 && truth.get(id) === recordIds[0];
            return { id, automatic, right };
          }),
        );
      const wrong = pairs.filter(({ automatic, right }) => automatic && !right);
      expect(wrong.map(({ id }) => `${noiseOf.get(id)} ${id}`)).toEqual([]);
      const found = new Set(pairs.filter(({ right }) => right).map(({ id }) => id));
      const missed = [...truth.keys()].filter((id) => !found.has(id));
      expect(missed.length / truth.size).toBeLessThan(0.1);
      expect(pairs.filter(({ automatic }) => automatic).length / truth.size).toBeGreaterThan(0.7);
      expect(ms).toBeLessThan(10_000);
    },
    30_000,
  );
});
