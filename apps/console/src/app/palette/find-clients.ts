import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/business/client/client-query.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const contact = /@|^\+?[\d\s-]{6,}$/;
const listedMax = 5;

async function byId(sdk: Sdk, id: string, signal: AbortSignal): Promise<Schemas.Client[]> {
  const answer = await sdk.GET('/client/admin/v1/detail/{id}', {
    params: { path: { id } },
    signal,
  });
  return answer.error?.status === 404 ? [] : [unwrap(answer)];
}

async function byQuery(sdk: Sdk, query: string, signal: AbortSignal): Promise<Schemas.Client[]> {
  const named = (fake: boolean) =>
    sdk
      .GET('/client/admin/v1/username', { params: { query: { username: query, fake } }, signal })
      .then(unwrap);
  const listed = () =>
    sdk
      .GET('/client/admin/v1/list', { params: { query: { q: query, size: listedMax } }, signal })
      .then(unwrap);
  const answers = await Promise.all([
    named(false),
    ...(contact.test(query) ? [listed()] : []),
    named(true),
  ]);
  const found = new Map(answers.flatMap(({ list }) => list).map((client) => [client.id, client]));
  return [...found.values()];
}

/**
 * The clients that a person means: by a part of a name, or by a whole id, account number, mobile
 * number or e-mail address. Robots come last. Nothing found is an empty list, and no error.
 */
export async function findClients(
  sdk: Sdk,
  query: string,
  signal: AbortSignal,
): Promise<readonly Schemas.Client[]> {
  return uuid.test(query) ? byId(sdk, query, signal) : byQuery(sdk, query, signal);
}

export function foundClientsQuery(sdk: Sdk, query: string) {
  return queryOptions({
    queryKey: [...clientKey, 'palette', query],
    queryFn: ({ signal }) => findClients(sdk, query, signal),
  });
}
