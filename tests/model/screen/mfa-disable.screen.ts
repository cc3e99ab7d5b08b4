import { createMemoryTokens, unwrap } from '@brokerdesk/sdk';
import { expect } from '@playwright/test';
import {
  createPerson,
  giveAuthenticator,
  openSession,
  takeAuthenticator,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from '../served/authenticator-codes.ts';
import { createGate } from '../served/gate.ts';
import { staffSdk } from '../served/staff-sdk.ts';
import { authenticatorDialog } from './authenticator-dialog.ts';
import { consolePage } from './console-page.ts';
import { endInAnotherTab, prepareStorage } from './prepare-storage.ts';
import { profileStep, refuseUnseen } from './profile-step.ts';
import type { ScreenModel } from './screen.ts';

export const mfaDisableScreen: ScreenModel = {
  // The page has left for the login before the server has answered.
  passing: ['signing_out'],
  refuses: refuseUnseen,

  async create({ page, proxy, server, path }) {
    const gate = createGate();
    const person = await createPerson(server);
    const tokens = await openSession(server, person);
    const secret = await giveAuthenticator(server, person);
    const byHand = staffSdk(server, createGate(), {}, createMemoryTokens(tokens));
    const created = await byHand.POST('/user/v1/mfa/recovery_codes').then(unwrap);
    const recoveryCode = created.recovery_codes[0] ?? '';
    await prepareStorage(page, { tokens });
    const desk = consolePage(page);
    const dialog = authenticatorDialog(page, desk);
    const profile = profileStep(path);
    const held = (call: string) =>
      expect.poll(() => gate.isHeld(call), { message: `${call} is under way` }).toBe(true);
    const isRefused = (index: number) => nextAnswer(path, 'disable', index)?.how === 'refused';

    const causes: Record<string, (index: number) => Promise<unknown>> = {
      'toggle.off': () => dialog.toggle(),
      'code.submit code': (index) =>
        dialog.proveByCode(isRefused(index) ? wrongCodeOf(secret) : codeOf(secret)),
      'code.submit recovery': (index) =>
        dialog.proveByRecoveryCode(isRefused(index) ? 'XXXX-XXXX-XXXX' : recoveryCode),
      'code.submit empty': () => dialog.press('下一步'),
      confirm: () => dialog.press('移除'),
      back: () => dialog.press('返回'),
      cancel: (index) =>
        path.steps[index]?.from === 'confirming'
          ? page.keyboard.press('Escape')
          : dialog.press('取消'),
      'session.ended': () => endInAnotherTab(page, proxy.url),
    };

    const busy = (call: string, words: string) => async () => {
      await held(call);
      await expect(dialog.root.getByText(words).first()).toBeVisible();
    };
    const sights: Record<string, () => Promise<void>> = {
      off: () => dialog.expectNothingSecret(),
      awaiting_code: () =>
        expect(dialog.root.getByRole('button', { name: '下一步' })).toBeVisible(),
      confirming: () =>
        expect(dialog.root.getByRole('heading', { name: '确定移除身份验证器？' })).toBeVisible(),
      disabling: busy('disable', '正在移除…'),
      checking_profile: busy('reloadProfile', '正在确认结果…'),
    };

    const calls: Record<string, string> = {
      '/user/v1/mfa/disable': 'disable',
      '/auth/admin/v1/logout': 'signOut',
    };
    const aliases: Record<string, string> = { checkProfile: 'reloadProfile' };

    return {
      gate,
      heldCall: (pathname) => profile.heldCall(pathname) ?? calls[pathname] ?? null,
      callOf: (actor) => aliases[actor] ?? actor,
      open: () => desk.openSignedIn(proxy.url),
      begin: (index) => profile.begin(index),
      cause: async ({ id }, index) => {
        await causes[id]?.(index);
      },
      async prepareAnswer({ id }) {
        if (id === 'checkProfile unbound') await takeAuthenticator(server, person);
      },
      see: async (state) => {
        await sights[state]?.();
      },
    };
  },
};
