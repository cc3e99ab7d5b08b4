import { codeLabel, type FieldName, fieldLabel, type RecordName } from '@brokerdesk/sdk/labels';
import { type ByLanguage, byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';

export type Cell = string | number | boolean | null;

/** A column of an export: its heading, and what it shows of a record. */
export interface Column<T> {
  id: string;
  heading: ByLanguage;
  type?: ColumnType;
  cell: (record: T, language: Language) => Cell;
}

/**
 * `time` is a moment in UTC as the contract has it, and is shown as a wall time: the heading gets the name of
 * the time zone. `decimal` is an amount, a rate or a quantity, as a decimal string, that a spreadsheet adds up;
 * `percent` is one whose heading ends with the sign, and `days` a number of days. Of all others text stays text,
 * however much it looks like a number.
 */
export type ColumnType = 'time' | 'decimal' | 'percent' | 'days';

interface ColumnOptions {
  type?: ColumnType;
  /** Under which it is chosen, if not by its field: an amount brings its currency. */
  id?: string;
}

/** Makes the columns of a record, which have the labels of its fields as headings. */
export function columnsOf<R extends RecordName>(record: R) {
  return <T>(
    field: FieldName<R>,
    cell: Column<T>['cell'],
    options: ColumnType | ColumnOptions = {},
  ): Column<T> => {
    const { id = field, type } = typeof options === 'string' ? { type: options } : options;
    const heading = byLanguage((language) => fieldLabel(record, field, language));
    return { id, heading, cell, ...(type && { type }) };
  };
}

export interface FileLocale {
  language: Language;
  /** An IANA name: `Asia/Shanghai`. */
  timeZone: string;
}

/**
 * Returns the requested columns in their order, all by default. Throws VALIDATION for an unknown id.
 *
 * @param asked ids with commas between them
 */
export function chooseColumns<T>(
  columns: readonly Column<T>[],
  asked: string | undefined,
): readonly Column<T>[] {
  if (asked === undefined) return columns;
  const ids = asked.split(',');
  const known = new Set(columns.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) {
    throw new Problem('VALIDATION', { errors: [{ field: 'columns', code: 'FIELD_UNKNOWN' }] });
  }
  return [...new Set(ids)].flatMap((wanted) => columns.filter(({ id }) => id === wanted));
}

/** The first row. Headings of times name the time zone, since their cells do not, and the others their unit. */
export function headingsOf<T>(columns: readonly Column<T>[], { language, timeZone }: FileLocale) {
  const units: Readonly<Record<ColumnType, string>> = {
    time: ` (${timeZone})`,
    decimal: '',
    percent: ' %',
    days: language === 'zh-CN' ? '（天）' : ' (days)',
  };
  return columns.map(({ heading, type }) => heading[language] + (type ? units[type] : ''));
}

/** Turns moments of the contract, `2026-11-21T16:30:00.000Z`, into `2026-11-22 00:30:00`. */
export function wallTimes(timeZone: string): (moment: string) => string {
  // Swedes write dates and times by ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  return (moment) => format.format(new Date(moment));
}

export function yesNo(value: boolean, language: Language): string {
  return codeLabel('record', 'yes_no', String(value), language);
}
