import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';

export type Submit =
  | { act: 'fill'; kyc: Schemas.Kyc; body: Schemas.KycFill }
  | { act: 'correct'; kyc: Schemas.Kyc; body: Schemas.KycCorrection };

export const submitKyc = recordWrite({
  topics: ['kyc', 'client'],
  write: (sdk, { act, kyc: { id, client }, body }: Submit) =>
    asOwnChange(id, async () => {
      if (act === 'correct') {
        return unwrap(await sdk.PUT('/identify/admin/v1/{id}', { params: { path: { id } }, body }));
      }
      const params = { path: { id: client.id } };
      return unwrap(await sdk.PUT('/identify/admin/v1/fill/{id}', { params, body }));
    }),
});
