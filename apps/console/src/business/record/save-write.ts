import type { Sdk } from '@brokerdesk/sdk';
import { type RecordWrite, recordWrite } from './record-write.ts';

export type Creation<Body> = { params: { header: { 'Idempotency-Key': string } }; body: Body };

type Change<Body> = { params: { path: { id: string } }; body: Body & { version: number } };
type Save<Body> = { seen: { id: string; version: number } | null; body: Body };

/** The write of a form that creates a record, or changes the one that the user has seen. */
export const saveWrite = <Body, Answer>({
  create,
  change,
  topics,
}: Pick<RecordWrite<Save<Body>, Answer>, 'topics'> & {
  create: (sdk: Sdk, request: Creation<Body>) => Promise<Answer>;
  change: (sdk: Sdk, request: Change<Body>) => Promise<Answer>;
}) =>
  recordWrite({
    write: (sdk, { seen, body }: Save<Body>, key) =>
      seen === null
        ? create(sdk, { params: { header: { 'Idempotency-Key': key } }, body })
        : change(sdk, {
            params: { path: { id: seen.id } },
            body: { ...body, version: seen.version },
          }),
    topics,
  });
