import {
  giveAuthenticator,
  hasAuthenticator,
  outdateBinding,
} from '../../../apps/server/src/testing/people.ts';
import { isLate, nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from '../served/authenticator-codes.ts';
import { atTheDialog } from './authenticator-screen.ts';
import { expect } from './patience.ts';
import { refuseUnseen } from './profile-step.ts';
import type { ScreenModel } from './screen.ts';

export const mfaBindScreen: ScreenModel = {
  // The page has left for the login before the server has answered.
  passing: ['signing_out'],

  refuses(step) {
    if (!isLate(step) && ['checkProfile 401', 'checkProfile 403'].includes(step.event.id)) {
      return {
        en: 'at the screen, a profile that is refused ends the session',
        zh: '在界面上，资料被拒绝会结束会话',
      };
    }
    if (!isLate(step) && ['code.submit long', 'code.submit letter'].includes(step.event.id)) {
      return {
        en: 'the field takes six digits, and nothing else',
        zh: '输入框只接受六位数字',
      };
    }
    return refuseUnseen(step);
  },

  create: (stage) =>
    atTheDialog(stage, ({ path, server, gate, person, dialog, busy }) => {
      async function sendCode(index: number) {
        const next = nextAnswer(path, 'verifyCode', index);
        if (next?.variant === 'outdated') await outdateBinding(server, person);
        const secret = await dialog.shownSecret();
        await dialog.typeCode(next?.how === 'refused' ? wrongCodeOf(secret) : codeOf(secret));
      }

      const asksForCode = async () => {
        await expect(dialog.picture).toBeVisible();
        await expect(dialog.root.getByRole('button', { name: '验证并启用' })).toBeVisible();
      };

      const shows = (text: string) => () => expect(dialog.root.getByText(text)).toBeVisible();

      return {
        calls: {
          '/user/v1/mfa/bind/start': 'startBinding',
          '/user/v1/mfa/bind/verify': 'verifyCode',
          '/user/v1/mfa/recovery_codes': 'fetchRecoveryCodes',
        },
        causes: {
          'toggle.on': () => dialog.toggle(),
          'code.submit': sendCode,
          'code.submit incomplete': () => dialog.sendIncompleteCode(),
          retry: () => dialog.press('重试'),
          cancel: () => dialog.press('取消'),
          finish: (index) => dialog.finish(path.steps[index]?.from ?? ''),
        },
        sights: {
          off: () => dialog.expectNothingSecret(),
          fetching_qr: busy('startBinding', '正在获取二维码…'),
          qr_failed: shows('尚未作任何更改，登录方式不变。'),
          awaiting_code: asksForCode,
          code_failed: asksForCode,
          verifying: busy('verifyCode', '正在验证…'),
          checking_profile: busy('reloadProfile', '正在确认是否已启用…'),
          checking_start: busy('reloadProfile', '正在确认是否已启用…'),
          outcome_unknown: shows('身份验证器也许已启用'),
          fetching_recovery_codes: busy('fetchRecoveryCodes', '正在获取恢复代码…'),
          recovery_codes_failed: shows(
            '没有恢复代码，手机丢失时即使仍处于登录状态，也只能请管理员移除。',
          ),
          showing_recovery_codes: () => expect(dialog.recoveryCodes).toHaveCount(10),
          reloading_profile: busy('reloadProfile', '正在刷新用户资料…'),
          profile_failed: shows('只是页面上的资料未能更新'),
        },
        async prepareAnswer({ id }) {
          if (id === 'startBinding already') await giveAuthenticator(server, person);
          if (!id.startsWith('checkProfile bound')) return;
          if (await hasAuthenticator(server, person)) return;
          if (!gate.isHeld('verifyCode')) {
            await giveAuthenticator(server, person);
            return;
          }
          // The server has accepted the code before anybody asks it.
          gate.decideOldest('verifyCode', 'through');
          await expect.poll(() => hasAuthenticator(server, person)).toBe(true);
        },
      };
    }),
};
