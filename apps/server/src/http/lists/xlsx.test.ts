import { buffer } from 'node:stream/consumers';
import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { xlsxStream } from './xlsx.ts';

const locale = { language: 'zh-CN', timeZone: 'Asia/Shanghai' } as const;

const one = (type: Column<unknown>['type'], value: string | number | null): Column<unknown>[] => [
  {
    id: 'at',
    heading: { 'zh-CN': '时间', 'en-US': 'Time' },
    ...(type && { type }),
    cell: () => value,
  },
];

async function* batches(...sizes: number[]) {
  for (const size of sizes) yield Array.from({ length: size }, () => ({}));
}

async function sheetsOf(...given: Parameters<typeof xlsxStream<unknown>>) {
  const book = new Workbook();
  await book.xlsx.load(await buffer(xlsxStream(...given)));
  return book.worksheets;
}

async function cellOf(type: Column<unknown>['type'], value: string | number | null) {
  const [sheet] = await sheetsOf(one(type, value), locale, batches(1));
  const cell = sheet?.getCell('A2');
  return { value: cell?.value, format: cell?.numFmt };
}

describe('a cell of a workbook', () => {
  it.each([
    ['0.00', 0, '#,##0.00'],
    ['1234.50', 1234.5, '#,##0.00'],
    ['-123.70', -123.7, '#,##0.00'],
    ['5000', 5000, '#,##0'],
    ['7.1423', 7.1423, '#,##0.0000'],
    ['1234567890123.45', 1234567890123.45, '#,##0.00'],
    ['0.00000001', 1e-8, '#,##0.00000000'],
  ])('holds the decimal %s as a number, with its digits', async (decimal, value, format) => {
    expect(await cellOf('decimal', decimal)).toEqual({ value, format });
  });

  it.each(['12345678901234.56', '999999999999999999.00'])(
    'holds %s as text, since as a number it would not be exact',
    async (decimal) => {
      expect(await cellOf('decimal', decimal)).toEqual({ value: decimal, format: '@' });
    },
  );

  it.each([
    '=1+1',
    '+86 138',
    '6222021234567890',
    '000001',
    'a&b <c>',
    ' edge',
    'two\nlines',
    '汇金',
  ])('holds the text %j as text', async (text) => {
    expect(await cellOf(undefined, text)).toEqual({ value: text, format: '@' });
  });

  it('holds a moment as a date, which shows the clock of the time zone', async () => {
    expect(await cellOf('time', '2026-11-21T16:30:05.999Z')).toEqual({
      value: new Date('2026-11-22T00:30:05Z'),
      format: 'yyyy-mm-dd hh:mm:ss',
    });
  });

  it('holds as much of a text as a cell can, and shows that there was more', async () => {
    const { value } = await cellOf(undefined, 'x'.repeat(40_000));
    expect(value).toHaveLength(32_767);
    expect(value).toMatch(/x…$/);
  });

  it('holds a text with what XML cannot hold, without it', async () => {
    expect((await cellOf(undefined, 'a\u0001b\uFFFEc')).value).toBe('abc');
  });

  it('is a number for a count, and empty for nothing', async () => {
    expect((await cellOf(undefined, 12)).value).toBe(12);
    expect((await cellOf(undefined, 0)).value).toBe(0);
    expect((await cellOf('time', null)).value).toBeNull();
    expect((await cellOf('decimal', null)).value).toBeNull();
  });
});

describe('a workbook', () => {
  it('has bold headings in the language, which stay visible and name the time zone', async () => {
    const [sheet] = await sheetsOf(one('time', null), locale, batches());
    expect(sheet?.getCell('A1').value).toBe('时间 (Asia/Shanghai)');
    expect(sheet?.getCell('A1').font?.bold).toBe(true);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('goes on with a further sheet, headed too, where one is full', async () => {
    const sheets = await sheetsOf(one(undefined, 'x'), locale, batches(2, 3), 3);
    const first = sheets.map((sheet) => [sheet.rowCount, sheet.getCell('A1').value]);
    expect(first).toEqual([
      [3, '时间'],
      [3, '时间'],
      [2, '时间'],
    ]);
  });

  it('reads the next batch only when the reader has taken the ones before', async () => {
    /** More batches than a stalled reader may cause to be read. */
    const muchMore = 60;
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield Array.from({ length: 500 }, () => ({}));
        // The library packs what it was given while others have their turn, as a database has.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    const noise = one(undefined, null).map((column) => ({
      ...column,
      cell: () => String(Math.random()).repeat(20),
    }));
    const stream = xlsxStream(noise, locale, endless());
    const later = () => new Promise((resolve) => setTimeout(resolve, 200));
    await stream[Symbol.asyncIterator]().next();
    let before = 0;
    while (before !== read && read < muchMore) {
      before = read;
      await later();
    }
    expect(read).toBeLessThan(muchMore);
    stream.destroy();
  });

  it('ends with an error, and not with a shorter file, where a batch fails', async () => {
    async function* failing() {
      yield [{}];
      throw new Error('the database is gone');
    }
    await expect(buffer(xlsxStream(one(undefined, 'a'), locale, failing()))).rejects.toThrow(
      'is gone',
    );
  });
});
