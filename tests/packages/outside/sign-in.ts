import { authMachine, type ProfileAnswer, type Tokens } from '@brokerdesk/machines';
import { parseTokens, type Sdk, type TokenStore, unwrap } from '@brokerdesk/sdk';
import { createActor, fromPromise } from 'xstate';

export function createAuth(sdk: Sdk, tokens: TokenStore) {
  return createActor(
    authMachine.provide({
      actors: {
        restore: fromPromise<Tokens | null>(async () => null),
        login: fromPromise(async ({ input, signal }) => {
          const { captchaId, ...body } = input;
          const answer = await sdk.POST('/auth/admin/v1/login', {
            params: { header: { 'X-Captcha-Id': captchaId } },
            body,
            signal,
          });
          const { access_token, refresh_token, mfa } = parseTokens(unwrap(answer));
          return { tokens: { accessToken: access_token, refreshToken: refresh_token }, mfa };
        }),
        persistTokens: fromPromise(async ({ input }) => {
          const { accessToken, refreshToken } = input.tokens;
          const held = { access_token: accessToken, refresh_token: refreshToken, mfa: false };
          await tokens.write(held);
        }),
        loadProfile: fromPromise<ProfileAnswer, { tokens: Tokens }>(({ signal }) =>
          sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap),
        ),
        logout: fromPromise(async ({ input }) => {
          const headers = { Authorization: `Bearer ${input.tokens.accessToken}` };
          await sdk.POST('/auth/admin/v1/logout', { headers }).then(unwrap);
        }),
      },
      actions: { clearSession: () => void tokens.write(null) },
    }),
  );
}
