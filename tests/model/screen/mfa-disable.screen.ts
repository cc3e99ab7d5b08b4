import { createMemoryTokens, unwrap } from '@brokerdesk/sdk';
import { giveAuthenticator, removeAuthenticator } from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from '../served/authenticator-codes.ts';
import { createGate } from '../served/gate.ts';
import { staffSdk } from '../served/staff-sdk.ts';
import { atTheDialog } from './authenticator-screen.ts';
import { expect } from './patience.ts';
import { refuseUnseen } from './profile-step.ts';
import type { ScreenModel } from './screen.ts';

export const mfaDisableScreen: ScreenModel = {
  // The page has left for the login before the server has answered.
  passing: ['signing_out'],
  refuses: refuseUnseen,

  create: (stage) =>
    atTheDialog(stage, async ({ page, path, server, person, tokens, dialog, busy }) => {
      const secret = await giveAuthenticator(server, person);
      const byHand = staffSdk(server, createGate(), {}, createMemoryTokens(tokens));
      const created = await byHand.POST('/user/v1/mfa/recovery_codes').then(unwrap);
      const recoveryCode = created.recovery_codes[0] ?? '';
      const isRefused = (index: number) => nextAnswer(path, 'disable', index)?.how === 'refused';

      return {
        calls: { '/user/v1/mfa/disable': 'disable' },
        causes: {
          'toggle.off': () => dialog.toggle(),
          'code.submit code': (index) =>
            dialog.proveByCode(isRefused(index) ? wrongCodeOf(secret) : codeOf(secret)),
          'code.submit recovery': (index) =>
            dialog.proveByRecoveryCode(isRefused(index) ? 'XXXX-XXXX-XXXX' : recoveryCode),
          'code.submit empty': async () => {
            // After a failure the code that was given is still there.
            await dialog.root.getByRole('textbox').fill('');
            await dialog.press('下一步');
          },
          'code.submit empty recovery': () => dialog.proveByRecoveryCode(' '),
          confirm: () => dialog.press('移除'),
          back: () => dialog.press('返回'),
          cancel: (index) =>
            path.steps[index]?.from === 'confirming'
              ? page.keyboard.press('Escape')
              : dialog.press('取消'),
        },
        sights: {
          off: () => dialog.expectNothingSecret(),
          awaiting_code: () =>
            expect(dialog.root.getByRole('button', { name: '下一步' })).toBeVisible(),
          confirming: () =>
            expect(
              dialog.root.getByRole('heading', { name: '确定移除身份验证器？' }),
            ).toBeVisible(),
          disabling: busy('disable', '正在移除…'),
          checking_profile: busy('reloadProfile', '正在确认结果…'),
        },
        async prepareAnswer({ id }) {
          if (id === 'checkProfile unbound') await removeAuthenticator(server, person);
        },
      };
    }),
};
