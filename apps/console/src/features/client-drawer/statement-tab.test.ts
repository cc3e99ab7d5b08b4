import { expect, test } from 'vitest';
import { readStatementSearch, toStatementFilters } from './statement-tab.tsx';

const record = '01932b5e-7e3a-7bcd-8a4f-0123456789ab';

test('the address of a statement asks the server for just these lines, in moments of UTC', () => {
  const search = readStatementSearch({
    ...{ record, bucket: 'frozen', kind: 'withdrawal', page: '2' },
    ...{ from: '2026-11-01', to: '2026-11-01' },
  });
  expect(search.page).toBe(2);
  expect(toStatementFilters(search, 'Asia/Shanghai', new Date())).toEqual({
    ...{ reference_id: record, bucket: 'frozen', reference_type: 'withdrawal' },
    ...{ from: '2026-10-31T16:00:00.000Z', to: '2026-11-01T16:00:00.000Z' },
  });
});

test('a broken address still opens the whole statement', () => {
  for (const broken of [{ record: '1' }, { bucket: 'lost' }, { kind: 'deposits' }, { page: 'x' }]) {
    expect(readStatementSearch(broken)).toEqual(readStatementSearch({}));
  }
});
