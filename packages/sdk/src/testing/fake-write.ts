import { newRequestId } from '../request-id.ts';
import {
  type FakeAnswer,
  type FakeOperation,
  type FakeRequest,
  fieldsOf,
} from './fake-operation.ts';
import { fakeProblem } from './fake-problem.ts';
import type { FakeRecord, FakeRecords } from './fake-records.ts';

/** Field that counts the changes of a record: `record_version` if `version` has another meaning. */
const counterOf = (record: FakeRecord) =>
  'record_version' in record ? 'record_version' : 'version';

function fieldsFrom(body: unknown, record: FakeRecord): FakeRecord {
  const counter = counterOf(record);
  const entries = Object.entries(fieldsOf(body));
  return Object.fromEntries(entries.filter(([name]) => name in record && name !== counter));
}

export function fakeCreate(
  { status, answer, answers = '' }: FakeOperation,
  { body }: FakeRequest,
  records: FakeRecords,
): { answer: FakeAnswer; record: FakeRecord } {
  const example = fieldsOf(answer);
  const counter = counterOf(example);
  const own = { id: newRequestId(), ...(counter in example && { [counter]: 1 }) };
  const record = { ...example, ...fieldsFrom(body, example), ...own };
  records.put(answers, record);
  return { answer: { status, body: record }, record };
}

/** Why a record is not changed; undefined if it may be. */
function refusalOf({ url, body }: FakeRequest, before: FakeRecord): FakeAnswer | undefined {
  const { result, [counterOf(before)]: version } = fieldsOf(body);
  const conflict = { current: before, changed_at: before['updated_at'] };
  if (result !== undefined && 'status' in before && before['status'] !== 'pending') {
    return fakeProblem(409, 'ALREADY_DECIDED', conflict);
  }
  const seen = version ?? url.searchParams.get('version');
  return seen === null || Number(seen) === before[counterOf(before)]
    ? undefined
    : fakeProblem(409, 'STALE_RECORD', conflict);
}

/** A `result` decides about the `status`. */
function changed(before: FakeRecord, body: unknown): FakeRecord {
  const { result } = fieldsOf(body);
  const counter = counterOf(before);
  return {
    ...before,
    ...fieldsFrom(body, before),
    ...(result !== undefined && 'status' in before && { status: result }),
    ...(counter in before && { [counter]: Number(before[counter]) + 1 }),
    ...('updated_at' in before && { updated_at: new Date().toISOString() }),
  };
}

export function fakeChange(
  operation: FakeOperation,
  request: FakeRequest,
  records: FakeRecords,
): { answer: FakeAnswer; record?: FakeRecord } {
  const { status, answers, answer } = operation;
  const kind = operation.changes ?? answers ?? '';
  const before = records.find(kind, request.parameters.at(-1) ?? '');
  if (before === undefined) return { answer: fakeProblem(404, 'NOT_FOUND') };
  const refusal = refusalOf(request, before);
  if (refusal !== undefined) return { answer: refusal };
  if (request.method === 'DELETE') {
    records.remove(kind, before);
    return { answer: { status, body: answer }, record: before };
  }
  // Operations that need an approval return a proposal, and leave the record unchanged.
  if (answers !== kind) return { answer: { status, body: answer } };
  const record = changed(before, request.body);
  records.put(kind, record);
  return { answer: { status, body: record }, record };
}
