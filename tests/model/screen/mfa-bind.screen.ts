import { expect } from '@playwright/test';
import {
  createPerson,
  giveAuthenticator,
  hasAuthenticator,
  openSession,
  outdateBinding,
} from '../../../apps/server/src/testing/people.ts';
import { isLate, nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from '../served/authenticator-codes.ts';
import { createGate } from '../served/gate.ts';
import { authenticatorDialog } from './authenticator-dialog.ts';
import { consolePage } from './console-page.ts';
import { endInAnotherTab, prepareStorage } from './prepare-storage.ts';
import { profileStep, refuseUnseen } from './profile-step.ts';
import type { ScreenModel } from './screen.ts';

export const mfaBindScreen: ScreenModel = {
  // The page has left for the login before the server has answered.
  passing: ['signing_out'],

  refuses(step) {
    if (!isLate(step) && ['checkProfile 401', 'checkProfile 403'].includes(step.event.id)) {
      return 'at the screen, a profile that is refused ends the session';
    }
    return refuseUnseen(step);
  },

  async create({ page, proxy, server, path }) {
    const gate = createGate();
    const person = await createPerson(server);
    await prepareStorage(page, { tokens: await openSession(server, person) });
    const desk = consolePage(page);
    const dialog = authenticatorDialog(page, desk);
    const profile = profileStep(path);
    const held = (call: string) =>
      expect.poll(() => gate.isHeld(call), { message: `${call} is under way` }).toBe(true);

    async function sendCode(index: number) {
      const next = nextAnswer(path, 'verifyCode', index);
      if (next?.variant === 'outdated') await outdateBinding(server, person);
      const secret = await dialog.shownSecret();
      await dialog.typeCode(next?.how === 'refused' ? wrongCodeOf(secret) : codeOf(secret));
    }

    const causes: Record<string, (index: number) => Promise<unknown>> = {
      'toggle.on': () => dialog.toggle(),
      'code.submit': sendCode,
      'code.submit incomplete': () => dialog.sendIncompleteCode(),
      retry: () => dialog.press('重试'),
      cancel: () => dialog.press('取消'),
      finish: (index) => dialog.finish(path.steps[index]?.from ?? ''),
      'session.ended': () => endInAnotherTab(page, proxy.url),
    };

    const busy = (call: string, words: string) => async () => {
      await held(call);
      await expect(dialog.root.getByText(words).first()).toBeVisible();
    };
    const shows = (words: string) => () => expect(dialog.root.getByText(words)).toBeVisible();
    const sights: Record<string, () => Promise<void>> = {
      off: () => dialog.expectNothingSecret(),
      fetching_qr: busy('startBinding', '正在获取二维码…'),
      qr_failed: shows('尚未作任何更改，登录方式不变。'),
      awaiting_code: async () => {
        await expect(dialog.picture).toBeVisible();
        await expect(dialog.root.getByRole('button', { name: '验证并启用' })).toBeVisible();
      },
      verifying: busy('verifyCode', '正在验证…'),
      checking_profile: busy('reloadProfile', '正在确认是否已启用…'),
      fetching_recovery_codes: busy('fetchRecoveryCodes', '正在获取恢复代码…'),
      recovery_codes_failed: shows('没有恢复代码，手机丢失时只能请管理员移除身份验证器。'),
      showing_recovery_codes: () => expect(dialog.recoveryCodes).toHaveCount(10),
      reloading_profile: busy('reloadProfile', '正在刷新用户资料…'),
      profile_failed: shows('只是页面上的资料未能更新'),
    };

    const calls: Record<string, string> = {
      '/user/v1/mfa/bind/start': 'startBinding',
      '/user/v1/mfa/bind/verify': 'verifyCode',
      '/user/v1/mfa/recovery_codes': 'fetchRecoveryCodes',
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
        if (id === 'startBinding already') await giveAuthenticator(server, person);
        if (!id.startsWith('checkProfile bound') || (await hasAuthenticator(server, person)))
          return;
        // The server has accepted the code before anybody asks it.
        gate.decideOldest('verifyCode', 'through');
        await expect.poll(() => hasAuthenticator(server, person)).toBe(true);
      },
      see: async (state) => {
        await sights[state]?.();
      },
    };
  },
};
