import { styleText } from 'node:util';

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Budget {
  readonly what: string;
  readonly measured: number;
  readonly atMost: number;
  readonly unit: string;
}

/** `details` goes to the JSON file alone. */
export interface PartReport {
  readonly tables: readonly Table[];
  readonly budgets: readonly Budget[];
  readonly details: object;
}

export class DisagreementError extends Error {}

export const isMet = ({ measured, atMost }: Budget) => measured <= atMost;

export function duration(ns: number): string {
  if (ns < 1_000) return `${ns.toFixed(1)} ns`;
  return ns < 1_000_000 ? `${(ns / 1_000).toFixed(2)} µs` : `${(ns / 1_000_000).toFixed(2)} ms`;
}

export const times = (ratio: number) =>
  `${ratio.toLocaleString('en', { maximumSignificantDigits: ratio < 1 ? 2 : 3 })}×`;
export const bytes = (count: number) => `${count.toLocaleString('en')} B`;

export function printTable({ title, columns, rows }: Table): void {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('   ');
  console.log(`\n${styleText('bold', title)}`);
  console.log(styleText('dim', line(columns)));
  for (const row of rows) console.log(line(row));
}

export function printBudgets(budgets: readonly Budget[]): void {
  console.log(`\n${styleText('bold', 'Budgets')}`);
  for (const budget of budgets) {
    const { what, measured, atMost, unit } = budget;
    const verdict = isMet(budget) ? styleText('green', 'met   ') : styleText('red', 'missed');
    console.log(`${verdict} ${what}: ${measured.toFixed(2)}${unit}, at most ${atMost}${unit}`);
  }
}
