import { describe, expect, it } from 'vitest';
import { type Column, chooseColumns } from './column.ts';

const column = (id: string, name: string): Column<unknown> => ({
  id,
  heading: { 'zh-CN': name, 'en-US': name },
  cell: () => name,
});
const columns = [
  column('order_no', 'Order no.'),
  column('amount', 'Amount'),
  column('amount', 'Currency'),
  column('status', 'Status'),
];
const chosen = (requested?: string) =>
  chooseColumns(columns, requested).map(({ heading }) => heading['en-US']);

describe('the columns of an export', () => {
  it('are all of them by default', () => {
    expect(chosen()).toEqual(['Order no.', 'Amount', 'Currency', 'Status']);
  });

  it('are those that were asked for, in that order; an amount brings its currency, and nothing comes twice', () => {
    expect(chosen('status,amount,status')).toEqual(['Status', 'Amount', 'Currency']);
  });

  it('are refused if the list does not have one of them', () => {
    expect(() => chosen('status,salary')).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        details: { errors: [{ field: 'columns', code: 'FIELD_UNKNOWN' }] },
      }),
    );
  });
});
