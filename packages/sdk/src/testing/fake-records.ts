import { fakeOperations } from '../generated/fake-operations.ts';
import { type FakeOperation, fieldsOf } from './fake-operation.ts';

export type FakeRecord = Record<string, unknown>;

/** Empty for a kind with a single record. */
const keyOf = ({ id, slug, client_id: client }: FakeRecord) => String(id ?? slug ?? client ?? '');

export function fakeRecords() {
  const kinds = new Map<string, Map<string, FakeRecord>>();

  const of = (kind: string) => {
    const found = kinds.get(kind) ?? new Map<string, FakeRecord>();
    kinds.set(kind, found);
    return found;
  };
  const put = (kind: string, record: FakeRecord) =>
    void of(kind).set(keyOf(record), structuredClone(record));
  const seed = (kind: string | undefined, record: unknown) => {
    const fields = fieldsOf(record);
    if (kind !== undefined && !of(kind).has(keyOf(fields))) put(kind, fields);
  };
  const isRead = ({ method }: FakeOperation) => method === 'GET';
  const isChange = ({ changes }: FakeOperation) => changes !== undefined;
  // A record that a read shows comes before what a write makes of it; what is created is not there yet.
  for (const operation of [...fakeOperations.filter(isRead), ...fakeOperations.filter(isChange)]) {
    const { answer, lists, answers, embeds } = operation;
    const { list, ...fields } = fieldsOf(answer);
    if (lists !== undefined && Array.isArray(list)) for (const item of list) seed(lists, item);
    seed(answers, answer);
    if (embeds !== undefined) seed(embeds.record, fields[embeds.field]);
  }

  return {
    all: (kind: string): FakeRecord[] => [...of(kind).values()],
    /** One of them by its id; what there is only one of, by any. */
    find: (kind: string, id: string): FakeRecord | undefined =>
      of(kind).get(id) ?? of(kind).get(''),
    put,
    remove: (kind: string, record: FakeRecord) => void of(kind).delete(keyOf(record)),
  };
}

export type FakeRecords = ReturnType<typeof fakeRecords>;
