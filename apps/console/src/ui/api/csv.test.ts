import { describe, expect, it, test } from 'vitest';
import { csvCell, toCsv } from './save-file.ts';

test('a spreadsheet reads every cell as text, in its place', async () => {
  const bytes = await toCsv([
    ['D-1', '王, "小"'],
    ['=1+1', 'two\nlines'],
  ]).bytes();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFD-1,"王, ""小"""\r\n\'=1+1,"two\nlines"\r\n',
  );
});

/** The same as of the server's exports, `apps/server/src/http/lists/csv.test.ts`. */
describe('a cell of a report', () => {
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
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
