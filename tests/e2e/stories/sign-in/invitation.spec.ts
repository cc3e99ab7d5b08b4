import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { confirmAbout } from '../../../support/proposals.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { setPassword } from '../../support/invitation-form.ts';

async function invite(god: StaffApi): Promise<{ id: string; username: string; code: string }> {
  const { body } = await god.post<Schemas.StaffUser>('/user/v1/create', {
    username: `new-${randomUUID().slice(0, 8)}`,
    name: '新同事',
    role: 'hero',
  });
  return { id: body.id, username: body.username, code: body.invitation?.code ?? '' };
}

test.describe('staff by invitation', () => {
  test.use({ expectedTrouble: /401/ });

  test('somebody comes by a link, sets the password, is reset, and comes back by a code', async ({
    page,
    stack,
  }) => {
    const god = await signInByHand(stack.url, 'god');
    const person = await invite(god);
    await page.goto(`/login#invitation=${person.username}.${person.code}`);
    const form = page.getByRole('form', { name: '接受邀请' });
    await expect(form.getByLabel('用户名')).toHaveValue(person.username);
    await expect(form.getByLabel('邀请码')).toHaveValue(person.code);
    await expect(page).toHaveURL(/\/login$/);
    expect(await axeFindings(page)).toEqual([]);

    await setPassword(page, 'My very own 1');
    await expect(page.getByRole('alert').filter({ hasText: '等待第二人复核' })).toBeVisible();
    await expect(form.getByLabel('新密码', { exact: true })).toHaveValue('My very own 1');

    await confirmAbout(await signInByHand(stack.url, 'god2'), person.id);
    await setPassword(page, 'My very own 1');
    await expect(page.getByRole('button', { name: /新同事.*的账户菜单$/ })).toBeVisible();

    const reset = await god.post<Schemas.StaffUser>(`/user/v1/invitation/${person.id}`, {});
    await confirmAbout(await signInByHand(stack.url, 'god2'), person.id);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('/login');
    await page.getByRole('button', { name: '我有邀请码' }).click();
    await form.getByLabel('用户名').fill(person.username);
    await form.getByLabel('邀请码').fill(reset.body.invitation?.code ?? '');
    await setPassword(page, 'Another one 2');
    await expect(page.getByRole('button', { name: /新同事.*的账户菜单$/ })).toBeVisible();
  });
});
