import { type Sdk, unwrap } from '@brokerdesk/sdk';

/** The whole number of the account that it goes to; the server writes down who has seen it. */
export async function revealDestination(sdk: Sdk, id: string): Promise<string> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/withdraw/admin/v1/reveal/{id}', { params })).acc_no;
}
