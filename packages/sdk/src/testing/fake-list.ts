import {
  type FakeAnswer,
  type FakeOperation,
  type FakeRequest,
  fieldsOf,
} from './fake-operation.ts';
import type { FakeRecord, FakeRecords } from './fake-records.ts';

const defaultSize = 20;

function compare(a: unknown, b: unknown): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return String(a ?? '').localeCompare(String(b ?? ''));
}

/** In the order of `sort`, such as `-created_at,amount`. */
function sorted(records: FakeRecord[], sort: string | null): FakeRecord[] {
  const keys = (sort ?? '').split(',').filter((key) => key !== '');
  return records.toSorted((a, b) => {
    for (const key of keys) {
      const name = key.replace(/^-/, '');
      const order = compare(a[name], b[name]) * (key.startsWith('-') ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Applies a filter if the records have a field of its name; `q` searches all texts. */
function passes(record: FakeRecord, name: string, value: string): boolean {
  if (name === 'q') return JSON.stringify(record).toLowerCase().includes(value.toLowerCase());
  return !(name in record) || String(record[name]) === value;
}

export function fakePage(
  { status, answer, lists = '' }: FakeOperation,
  { url }: FakeRequest,
  records: FakeRecords,
): FakeAnswer {
  const { searchParams: query } = url;
  const filters = [...query].filter(([name]) => !['page', 'size', 'sort'].includes(name));
  const found = records
    .all(lists)
    .filter((record) => filters.every(([name, value]) => passes(record, name, value)));
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? defaultSize);
  const list = sorted(found, query.get('sort')).slice((page - 1) * size, page * size);
  const example = fieldsOf(answer);
  const paging = 'page' in example ? { page, size } : {};
  return { status, body: { ...example, ...paging, list, total: found.length } };
}
