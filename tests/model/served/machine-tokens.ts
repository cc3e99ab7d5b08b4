import type { Tokens } from '@brokerdesk/machines';
import type { Schemas } from '@brokerdesk/sdk';

export const toMachineTokens = (tokens: Schemas.Tokens): Tokens => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
});

export const toSdkTokens = ({ accessToken, refreshToken }: Tokens): Schemas.Tokens => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  mfa: false,
});
