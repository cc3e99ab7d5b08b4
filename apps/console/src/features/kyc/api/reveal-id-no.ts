import { type Sdk, unwrap } from '@brokerdesk/sdk';

/** The whole number of the document; the audit log says who asked for it. */
export async function revealIdNo(sdk: Sdk, id: string): Promise<string> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/identify/admin/v1/reveal/{id}', { params })).id_no;
}
