import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';

/** The whole number of the account that it goes to, and of its phone; the server writes down who has seen them. */
export async function revealDestination(
  sdk: Sdk,
  id: string,
): Promise<Schemas.RevealedDestination> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/withdraw/admin/v1/reveal/{id}', { params }));
}
