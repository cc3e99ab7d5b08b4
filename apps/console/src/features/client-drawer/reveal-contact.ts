import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';

export async function revealContact(
  sdk: Sdk,
  id: string,
  body: Schemas.ClientRevealRequest,
): Promise<string> {
  const answer = await sdk.POST('/client/admin/v1/reveal/{id}', {
    params: { path: { id } },
    body,
  });
  return unwrap(answer).value;
}

/** Each call is an entry of the audit log. */
export async function revealIdNo(sdk: Sdk, kycId: string): Promise<string> {
  const params = { path: { id: kycId } };
  return unwrap(await sdk.POST('/identify/admin/v1/reveal/{id}', { params })).id_no;
}
