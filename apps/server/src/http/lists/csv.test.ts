import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readInBatches } from './answer-export.ts';
import type { Column } from './column.ts';
import { csvCell, csvStream } from './csv.ts';

/** The same as of the console's report, `apps/console/src/ui/api/csv.test.ts`. */
describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86 138', "'+86 138"],
    ['+1', "'+1"],
    ['-2+3', "'-2+3"],
    ['-2 ', '"\'-2 "'],
    ['-cmd', "'-cmd"],
    ['-1.2.3', "'-1.2.3"],
    ['-.5', "'-.5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['=1,2', '"\'=1,2"'],
  ])('makes text again of %j, which a spreadsheet would run', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['-2', '-2'],
    ['-123.70', '-123.70'],
    ['0.00', '0.00'],
    [-2, '-2'],
    [-1e-7, '-1e-7'],
  ])('leaves %j a number, which a spreadsheet can add up', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['plain', 'plain'],
    ['汇金', '汇金'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' edge', '" edge"'],
    ['edge ', '"edge "'],
    ['a=b', 'a=b'],
    [12, '12'],
    [null, ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('csvStream', () => {
  const columns: Column<{ name: string }>[] = [
    { id: 'name', heading: { 'zh-CN': '姓名', 'en-US': 'Name' }, cell: (record) => record.name },
    {
      id: 'length',
      heading: { 'zh-CN': '长度', 'en-US': 'Length' },
      cell: (record) => record.name.length,
    },
  ];

  async function* batches() {
    yield [{ name: 'Ann' }, { name: '李' }];
    yield [{ name: '=x' }];
  }

  it('writes a byte order mark, headings in the language, and a line for each record', async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of csvStream(columns, { language: 'zh-CN', timeZone: 'UTC' }, batches()))
      chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe("姓名,长度\r\nAnn,3\r\n李,1\r\n'=x,2\r\n");
  });

  it.each([
    ['Asia/Shanghai', '2026-11-22 00:30:05'],
    ['America/New_York', '2026-11-21 11:30:05'],
  ])('has wall times of %s, which the heading names', async (timeZone, wall) => {
    async function* moments() {
      yield [{ at: '2026-11-21T16:30:05.999Z' }, { at: null }];
    }
    const times: Column<{ at: string | null }>[] = [
      {
        id: 'at',
        heading: { 'zh-CN': '时间', 'en-US': 'Time' },
        type: 'time',
        cell: ({ at }) => at,
      },
    ];
    const file = await text(csvStream(times, { language: 'en-US', timeZone }, moments()));
    expect(file).toBe(`Time (${timeZone})\r\n${wall}\r\n\r\n`);
  });

  it('reads the next batch only when the reader has taken the one before', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield Array.from({ length: 500 }, () => ({ name: 'x'.repeat(200) }));
      }
    }
    const stream = csvStream(columns, { language: 'en-US', timeZone: 'UTC' }, endless());
    for await (const _ of stream) break;
    expect(read).toBeLessThan(5);
  });

  it('ends with an error, and not with a shorter file, where a batch fails', async () => {
    async function* failing() {
      yield [{ name: 'a' }];
      throw new Error('the database is gone');
    }
    await expect(
      text(csvStream(columns, { language: 'en-US', timeZone: 'UTC' }, failing())),
    ).rejects.toThrow('is gone');
  });
});

describe('readInBatches', () => {
  it.each([0, 1, 499, 500, 501, 1000, 1234])('reads all of %i records once', async (count) => {
    const all = Array.from({ length: count }, (_, at) => at);
    const read = async (after: string[] | undefined, limit: number) => {
      const start = after === undefined ? 0 : Number(after[0]) + 1;
      const list = all.slice(start, start + limit);
      const last = list.at(-1);
      return { list, cursor: last === undefined ? undefined : [String(last)] };
    };
    const seen: number[] = [];
    for await (const batch of readInBatches(read)) seen.push(...batch);
    expect(seen).toEqual(all);
  });
});
