import { fakePage } from './fake-list.ts';
import {
  type FakeAnswer,
  type FakeOperation,
  type FakeRequest,
  fieldsOf,
} from './fake-operation.ts';
import { fakeProblem } from './fake-problem.ts';
import type { FakeRecords } from './fake-records.ts';

const example = ({ status, answer, type, path }: FakeOperation): FakeAnswer =>
  type === null || type === 'application/json'
    ? { status, body: answer }
    : {
        ...{ status, type, body: `A file of ${path}.\n` },
        filename: `${path.split('/')[1]}.${type.split('/')[1]}`,
      };

export function fakeRead(
  operation: FakeOperation,
  request: FakeRequest,
  records: FakeRecords,
): FakeAnswer {
  const { status, answer, answers, embeds, lists } = operation;
  if (lists !== undefined) return fakePage(operation, request, records);
  const kind = answers ?? embeds?.record;
  const id = request.parameters.at(-1);
  if (kind === undefined || (id === undefined && answers === undefined)) return example(operation);
  const record = records.find(kind, id ?? '');
  if (record === undefined) return fakeProblem(404, 'NOT_FOUND');
  const isPart = answers === undefined && embeds !== undefined;
  return { status, body: isPart ? { ...fieldsOf(answer), [embeds.field]: record } : record };
}
