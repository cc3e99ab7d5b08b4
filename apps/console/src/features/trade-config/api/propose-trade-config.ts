import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

/** Answered with a proposal: the config stays as it is until another user confirms it. */
export const proposeTradeConfig = recordWrite({
  write: async (sdk, body: Schemas.TradeConfig) =>
    unwrap(await sdk.PUT('/config/admin/v1/trade', { body })),
  topics: ['proposal'],
});
