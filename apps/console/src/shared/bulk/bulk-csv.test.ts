import { expect, test } from 'vitest';
import { toCsv } from './bulk-csv.ts';

test('a spreadsheet reads every cell as text, in its place', async () => {
  const bytes = await toCsv([
    ['D-1', '王, "小"'],
    ['=1+1', 'two\nlines'],
  ]).bytes();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFD-1,"王, ""小"""\r\n\'=1+1,"two\nlines"\r\n',
  );
});
