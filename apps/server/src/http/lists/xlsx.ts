import { Readable, Writable } from 'node:stream';
import { type Cell, type Column, type FileLocale, headingsOf, wallTimes } from './column.ts';

const sheetRowsMax = 1_048_576;

/** Characters that a cell can hold at most: a program that reads more takes the file for a broken one. */
const cellLengthMax = 32_767;

/** Digits that every decimal of so many survives as a number of a spreadsheet. */
const exactDigitsMax = 15;

const styles = {
  text: { numFmt: '@' },
  time: { numFmt: 'yyyy-mm-dd hh:mm:ss' },
};

export function xlsxStream<T>(
  columns: readonly Column<T>[],
  locale: FileLocale,
  batches: AsyncIterable<readonly T[]>,
  rowsMax = sheetRowsMax,
): Readable {
  const wallTime = wallTimes(locale.timeZone);
  async function* bytes() {
    const { WorkbookWriter } = await import('@cj-tech-master/excelts');
    const written: Buffer[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written.push(chunk);
        done();
      },
    });
    const book = new WorkbookWriter({
      ...{ stream, useStyles: true, useSharedStrings: false, trueStreaming: true },
    });
    const addSheet = () => {
      const sheet = book.addWorksheet(undefined, { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = columns.map(({ type }) => ({ width: type === 'time' ? 20 : 16 }));
      const heading = sheet.addRow(headingsOf(columns, locale));
      heading.font = { bold: true };
      heading.commit();
      return sheet;
    };
    let sheet = addSheet();
    let rows = 1;
    for await (const batch of batches) {
      for (const record of batch) {
        if (rows === rowsMax) {
          sheet.commit();
          sheet = addSheet();
          rows = 1;
        }
        const cells = columns.map(({ type, cell }) =>
          xlsxCell(type, cell(record, locale.language), wallTime),
        );
        const row = sheet.addRow(cells.map(({ value }) => value));
        cells.forEach(({ style }, at) => {
          if (style) row.getCell(at + 1).style = style;
        });
        row.commit();
        rows += 1;
      }
      yield* written.splice(0);
    }
    sheet.commit();
    await book.commit();
    yield* written;
  }
  return Readable.from(bytes(), { objectMode: false });
}

interface XlsxCell {
  value: string | number | Date | null;
  style?: { numFmt: string };
}

function xlsxCell(
  type: Column<never>['type'],
  value: Cell,
  wallTime: (moment: string) => string,
): XlsxCell {
  if (value === null || typeof value === 'number') return { value };
  const text = String(value);
  // A date of a spreadsheet has no time zone: the library writes what a clock in UTC shows.
  if (type === 'time') {
    return { value: new Date(`${wallTime(text).replace(' ', 'T')}Z`), style: styles.time };
  }
  const [, digits, decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if ((type !== 'decimal' && type !== 'percent') || digits === undefined) {
    return { value: shortened(text), style: styles.text };
  }
  const significant = (digits + decimals).replace(/^0+/, '');
  if (significant.length > exactDigitsMax) return { value: text, style: styles.text };
  const numFmt = decimals === '' ? '#,##0' : `#,##0.${'0'.repeat(decimals.length)}`;
  return { value: Number(text), style: { numFmt } };
}

function shortened(text: string): string {
  return text.length > cellLengthMax ? `${text.slice(0, cellLengthMax - 1)}…` : text;
}
