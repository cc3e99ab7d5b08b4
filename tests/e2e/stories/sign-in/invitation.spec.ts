import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { collectCode, confirmAbout } from '../../../support/proposals.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { setPassword } from '../../support/invitation-form.ts';

async function invite(god: StaffApi): Promise<Schemas.StaffUser> {
  const suffix = randomUUID().slice(0, 8);
  const { body } = await god.post<Schemas.StaffUser>('/user/v1/create', {
    username: `new-${suffix}`,
    name: `新同事 ${suffix}`,
    role: 'hero',
  });
  return body;
}

test.describe('staff by invitation', () => {
  test.use({ expectedTrouble: /401/ });

  // @rule sign-in: The login page accepts an invitation link or code; a refusal loses nothing typed
  // @in features/sign-in/invitation-form.tsx
  test('a user comes by a link and a second half, sets the password, is reset, and comes back by both halves', async ({
    page,
    stack,
  }) => {
    const god = await signInByHand(stack.url, 'god');
    const god2 = await signInByHand(stack.url, 'god2');
    const person = await invite(god);
    await confirmAbout(god2, person.id);
    const code = await collectCode(god, god2, person.id);
    await page.goto(`/login#invitation=${person.username}.${code.slice(0, 14)}`);
    const form = page.getByRole('form', { name: '接受邀请' });
    await expect(form.getByLabel('用户名')).toHaveValue(person.username);
    await expect(form.getByLabel('邀请码前半段')).toHaveValue(code.slice(0, 14));
    await expect(page).toHaveURL(/\/login$/);
    expect(await axeFindings(page)).toEqual([]);

    await form.getByLabel('邀请码后半段').fill('AAAA-BBBB-CCCC');
    await setPassword(page, 'My very own 1');
    await expect(page.getByRole('alert').filter({ hasText: '邀请码无效' })).toBeVisible();
    await expect(form.getByLabel('新密码', { exact: true })).toHaveValue('My very own 1');

    await form.getByLabel('邀请码后半段').fill(code.slice(15));
    await setPassword(page, 'My very own 1');
    await expect(page.getByRole('button', { name: /新同事.*的账户菜单$/ })).toBeVisible();

    await god.post<Schemas.StaffUser>(`/user/v1/invitation/${person.id}`, {});
    await confirmAbout(god2, person.id);
    const resetCode = await collectCode(god, god2, person.id);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('/login');
    await page.getByRole('button', { name: '我有邀请码' }).click();
    await form.getByLabel('用户名').fill(person.username);
    await form.getByLabel('邀请码前半段').fill(resetCode.slice(0, 14));
    await form.getByLabel('邀请码后半段').fill(resetCode.slice(15));
    await setPassword(page, 'Another one 2');
    await expect(page.getByRole('button', { name: /新同事.*的账户菜单$/ })).toBeVisible();
  });
});
