import { codeLabel, type FieldName, fieldLabel, type RecordName } from '@brokerdesk/sdk/labels';
import { type ByLanguage, byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';

export type Cell = string | number | boolean | null;

export interface Column<T> {
  id: string;
  heading: ByLanguage;
  type?: ColumnType;
  cell: (record: T, language: Language) => Cell;
}

/**
 * `time` is a moment in UTC, shown as a wall time; `decimal` a decimal string that a spreadsheet adds up. Of all others
 * text stays text, however much it looks like a number.
 */
export type ColumnType = 'time' | 'decimal' | 'percent' | 'days';

interface ColumnOptions {
  type?: ColumnType;
  id?: string;
}

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
  timeZone: string;
}

/**
 * Returns the requested columns in their order, all by default. Throws VALIDATION for an unknown id.
 *
 * @param requested ids with commas between them
 */
export function chooseColumns<T>(
  columns: readonly Column<T>[],
  requested: string | undefined,
): readonly Column<T>[] {
  if (requested === undefined) return columns;
  const ids = requested.split(',');
  const known = new Set(columns.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) {
    throw new Problem('VALIDATION', { errors: [{ field: 'columns', code: 'FIELD_UNKNOWN' }] });
  }
  return [...new Set(ids)].flatMap((wanted) => columns.filter(({ id }) => id === wanted));
}

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
