import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';

/** The numbers that a proposal changes, whole; the server writes down who has seen them. */
export async function revealChanges(sdk: Sdk, id: string): Promise<Schemas.ProposedChanges> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/approval/admin/v1/reveal/{id}', { params })).changes;
}
