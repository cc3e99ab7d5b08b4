import { isDeepStrictEqual } from 'node:util';
import { DisagreementError } from '../report.ts';
import { answer, fakeFetch } from './answer.ts';
import type { Client, CreateClient } from './call.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly type: string | null;
  readonly key: string | null;
}

export async function expectSameCalls(creators: readonly CreateClient[]): Promise<void> {
  let first: readonly Sent[] | undefined;
  for (const create of creators) {
    const { name, sent } = await sentBy(create);
    first ??= sent;
    if (!isDeepStrictEqual(sent, first)) {
      const difference = `${JSON.stringify(sent)} and not ${JSON.stringify(first)}`;
      throw new DisagreementError(`${name} sends ${difference}: they cannot be compared.`);
    }
  }
}

async function sentBy(create: CreateClient): Promise<{ name: string; sent: readonly Sent[] }> {
  const sent: Sent[] = [];
  const client = create(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    sent.push({
      method: request.method,
      url: request.url,
      body: text === '' ? undefined : JSON.parse(text),
      type: text === '' ? null : request.headers.get('Content-Type'),
      key: request.headers.get('Idempotency-Key'),
    });
    return fakeFetch(input, init);
  });
  await expectAnswer(client, 'get');
  await expectAnswer(client, 'put');
  return { name: client.name, sent };
}

async function expectAnswer(client: Client, call: 'get' | 'put'): Promise<void> {
  const read = await client[call]();
  if (!isDeepStrictEqual(read, answer)) {
    throw new DisagreementError(
      `${client.name} reads ${JSON.stringify(read)} from its ${call}: they cannot be compared.`,
    );
  }
}
