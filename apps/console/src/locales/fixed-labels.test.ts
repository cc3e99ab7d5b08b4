import { describe, expect, it } from 'vitest';
import enAuth from '#/core/login/locales/en-US/auth.json' with { type: 'json' };
import zhAuth from '#/core/login/locales/zh-CN/auth.json' with { type: 'json' };
import enAccount from '#/features/account/locales/en-US/account.json' with { type: 'json' };
import zhAccount from '#/features/account/locales/zh-CN/account.json' with { type: 'json' };
import enAuthenticator from '#/features/authenticator/locales/en-US/authenticator.json' with {
  type: 'json',
};
import zhAuthenticator from '#/features/authenticator/locales/zh-CN/authenticator.json' with {
  type: 'json',
};
import enClientActions from '#/features/client-actions/locales/en-US/client-actions.json' with {
  type: 'json',
};
import enDeposit from '#/features/client-actions/locales/en-US/client-deposit.json' with {
  type: 'json',
};
import enClientForms from '#/features/client-actions/locales/en-US/client-forms.json' with {
  type: 'json',
};
import enClientFunds from '#/features/client-actions/locales/en-US/client-funds.json' with {
  type: 'json',
};
import zhClientActions from '#/features/client-actions/locales/zh-CN/client-actions.json' with {
  type: 'json',
};
import zhDeposit from '#/features/client-actions/locales/zh-CN/client-deposit.json' with {
  type: 'json',
};
import zhClientForms from '#/features/client-actions/locales/zh-CN/client-forms.json' with {
  type: 'json',
};
import zhClientFunds from '#/features/client-actions/locales/zh-CN/client-funds.json' with {
  type: 'json',
};
import enClient from '#/features/clients/locales/en-US/client.json' with { type: 'json' };
import zhClient from '#/features/clients/locales/zh-CN/client.json' with { type: 'json' };
import enMfa from '#/features/sign-in/locales/en-US/mfa.json' with { type: 'json' };
import zhMfa from '#/features/sign-in/locales/zh-CN/mfa.json' with { type: 'json' };
import enForm from '#/locales/en-US/form.json' with { type: 'json' };
import enFrame from '#/locales/en-US/frame.json' with { type: 'json' };
import enFunds from '#/locales/en-US/funds.json' with { type: 'json' };
import enPalette from '#/locales/en-US/palette.json' with { type: 'json' };
import zhForm from '#/locales/zh-CN/form.json' with { type: 'json' };
import zhFrame from '#/locales/zh-CN/frame.json' with { type: 'json' };
import zhFunds from '#/locales/zh-CN/funds.json' with { type: 'json' };
import zhPalette from '#/locales/zh-CN/palette.json' with { type: 'json' };

/*
 * Labels that are part of the product's behaviour: manuals and people at the telephone quote them,
 * so that they change on purpose only.
 */
describe('the fixed labels', () => {
  // @rule sign-in: Fixed texts: "Additional verification required", "Verification failed", "Verification successful!"
  // @in core/login/locales/en-US/auth.json
  // @rule loans: Fixed messages for failed deposit, bonus, compensation, exchange, rate, account, password and code
  // @in features/client-actions/funds/with-accounts.tsx
  it.each([
    ['the 404 page', enFrame.notFound.message, 'Ooops, page not found'],
    ['the way back', enFrame.notFound.back, 'Back to last page'],
    ['the way home', enFrame.notFound.home, 'Back home'],
    ['the login page', enAuth.title, 'Login'],
    ['a failed sign-in', enAuth.failed, 'Login failed'],
    ['the second step', enMfa.title, 'Additional verification required'],
    ['a refused code', enMfa.failed, 'Verification failed'],
    ['an accepted code', enMfa.succeeded, 'Verification successful!'],
    ['a client who is not found', enClient.searchNothing, 'User or account not found'],
    ['a search for clients that failed', enPalette.failed, 'Query failed, retry later'],
    [
      'a new password that is too short',
      enAccount.password.newRequired,
      'Please enter new password',
    ],
    ['a password that was not changed', enAccount.password.failed, 'Update failed, retry later'],
    [
      'a missing QR code',
      enAuthenticator.errors.QR_FETCH_FAILED,
      'The QR code could not be fetched',
    ],
    ['an incomplete form', enForm.incomplete, 'Please complete the info before submitting'],
    ['a failed deposit', enDeposit.failed, 'Deposit failed'],
    ['a failed bonus', enClientFunds.bonus.failed, 'Bonus add failed'],
    ['a failed compensation', enClientFunds.compensation.failed, 'Compensation failed'],
    ['a failed exchange', enClientFunds.exchange.failed, 'Exchange failed, try again later'],
    ['a missing rate', enFunds.rate.none, 'Cannot fetch rate'],
    ['missing accounts', enClientFunds.noAccountInfo, 'Cannot get account info'],
    ['a missing client', enClientFunds.missingUserId, 'Missing user ID'],
    [
      'a client’s password that was not changed',
      enClientForms.password.failed,
      'Update failed, retry later',
    ],
    ['a code that was not made', enClientActions.code.failed, 'Code generation failed'],
  ])('are those of %s in English', (_, labels, expected) => {
    expect(labels).toBe(expected);
  });

  it.each([
    ['the 404 page', zhFrame.notFound.message, '哎呀，页面不存在'],
    ['the way back', zhFrame.notFound.back, '返回上一页'],
    ['the way home', zhFrame.notFound.home, '返回首页'],
    ['the login page', zhAuth.title, '登录'],
    ['a failed sign-in', zhAuth.failed, '登录失败'],
    ['the second step', zhMfa.title, '需要进一步验证'],
    ['a refused code', zhMfa.failed, '验证失败'],
    ['an accepted code', zhMfa.succeeded, '验证成功！'],
    ['a new password that is too short', zhAccount.password.newRequired, '请输入新密码'],
    ['a password that was not changed', zhAccount.password.failed, '修改失败，请稍后重试'],
    ['a client who is not found', zhClient.searchNothing, '未找到该用户或账户'],
    ['a search for clients that failed', zhPalette.failed, '查询失败，请稍后重试'],
    ['a missing QR code', zhAuthenticator.errors.QR_FETCH_FAILED, '二维码获取失败'],
    ['missing recovery codes', zhAuthenticator.errors.RECOVERY_CODES_FAILED, '恢复代码获取失败'],
    ['a missing profile', zhAuthenticator.errors.PROFILE_REFRESH_FAILED, '用户资料刷新失败'],
    ['an incomplete form', zhForm.incomplete, '请先填写完整信息再提交'],
    ['a failed deposit', zhDeposit.failed, '入金登记失败'],
    ['a failed bonus', zhClientFunds.bonus.failed, '赠金添加失败'],
    ['a failed compensation', zhClientFunds.compensation.failed, '补偿发放失败'],
    ['a failed exchange', zhClientFunds.exchange.failed, '换汇失败，请稍后重试'],
    ['a missing rate', zhFunds.rate.none, '无法获取汇率'],
    ['missing accounts', zhClientFunds.noAccountInfo, '无法获取账户信息'],
    ['a missing client', zhClientFunds.missingUserId, '缺少用户 ID'],
    [
      'a client’s password that was not changed',
      zhClientForms.password.failed,
      '修改失败，请稍后重试',
    ],
    ['a code that was not made', zhClientActions.code.failed, '验证码生成失败'],
  ])('are those of %s in Chinese', (_, labels, expected) => {
    expect(labels).toBe(expected);
  });
});
