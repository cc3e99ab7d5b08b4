import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { confirmAbout } from '../../../support/proposals.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { setPassword } from '../../support/invitation-form.ts';

const newUsername = () => `new-${randomUUID().slice(0, 8)}`;

async function pickAction(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a colleague is invited, confirmed, signs in with both halves of the code, and is out at once when disabled', async ({
  page,
  browser,
  stack,
  signIn,
}) => {
  test.slow();
  const username = newUsername();
  await signIn('god');
  await page.goto('/users');
  await page.getByRole('button', { name: '邀请员工' }).click();
  const form = page.getByRole('dialog', { name: '邀请员工' });
  await form.getByLabel('用户名').fill(username);
  await form.getByLabel('姓名').fill('新同事');
  await choose(form.getByLabel('角色'), '业务员');
  await choose(form.getByLabel('团队长'), '黄国强');
  await expect(form.getByRole('region', { name: '将获得的权限' })).toContainText('本人名下的客户');
  await expect(form).toContainText('须双人复核');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '提交邀请' }).click();

  await expect(form).toBeHidden();
  await page.goto(`/users?q=${username}`);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name: '新同事' });
  await expect(drawer.getByRole('list', { name: '等待第二人复核' })).toContainText('新增员工');
  const { body } = await (await signInByHand(stack.url, 'god')).get<Schemas.StaffList>(
    `/user/v1/list?q=${username}`,
  );
  const [person] = body.list;
  const god2 = await signInByHand(stack.url, 'god2');
  await confirmAbout(god2, person?.id ?? '');
  await expect(drawer).toContainText('等待本人使用');
  await drawer.getByRole('button', { name: /显示完整邀请码前半段/ }).click();
  const shown = drawer.getByText(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  const first = (await shown.textContent()) ?? '';
  const second = await god2.post<Schemas.CollectedHalf>(`/user/v1/invitation/half/${person?.id}`, {
    half: 'second',
  });

  const theirs = await browser.newPage();
  await theirs.goto(new URL(`/login#invitation=${username}.${first}`, page.url()).href);
  await theirs.getByLabel('邀请码后半段').fill(second.body.code);
  await setPassword(theirs, 'My very own 1');
  await expect(theirs.getByRole('button', { name: /新同事.*的账户菜单$/ })).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('list', { name: '登录设备' }).getByRole('listitem')).toHaveCount(1);

  await drawer.getByRole('button', { name: '停用' }).click();
  const question = page.getByRole('alertdialog', { name: '停用 新同事？' });
  await expect(question.getByRole('region', { name: '将失去的权限' })).toContainText('失去页面');
  await question.getByRole('button', { name: '停用' }).click();
  await expect(drawer.getByRole('button', { name: '启用' })).toBeVisible();
  await page.reload();
  await expect(drawer).toContainText('目前没有登录');
  await theirs.close();
});

test('another role is shown with all that it changes, waits for a second person, and is taken back', async ({
  page,
  staff,
  signIn,
}) => {
  const god = await staff('god');
  const { body } = await god.get<Schemas.StaffList>('/user/v1/list?q=hero6');
  const [hero] = body.list;
  await signIn('god');
  await page.goto('/users?view=team');
  const team = page.getByRole('region', { name: 'Marcus Teo的团队' });
  await expect(team).toContainText(/客户 \d+ 位/);
  await team.getByRole('button', { name: hero?.name ?? '' }).click();
  const drawer = page.getByRole('dialog', { name: hero?.name ?? '' });
  await drawer.getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: `修改 ${hero?.name}` });
  await choose(form.getByLabel('角色'), '主管');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form.getByLabel('角色')).toHaveAttribute('aria-invalid', 'true');
  await choose(form.getByLabel('角色'), '团队长');
  const difference = form.getByRole('region', { name: '权限变化' });
  await expect(difference).toContainText('本人名下的客户 → 本团队的客户');
  await expect(difference).toContainText('员工账户');
  await expect(form.getByRole('region', { name: '客户变化' })).toContainText(
    /Marcus Teo不再看到其名下 \d+ 位客户/,
  );
  await expect(form).toContainText('可复核人');
  await form.getByRole('button', { name: '提交复核' }).click();

  const waiting = drawer.getByRole('list', { name: '等待第二人复核' });
  await expect(waiting).toContainText('团队长');
  await expect(waiting).toContainText('Marcus Teo');
  await page.reload();
  await waiting.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(waiting).toBeHidden();
  await expect(drawer).toContainText('业务员');
});

test('the last administrator sees the blocked actions beforehand @night', async ({
  page,
  signIn,
  startOwn,
}) => {
  const own = await startOwn();
  const god = await signInByHand(own.url, 'god');
  const { body } = await god.get<Schemas.StaffList>('/user/v1/list?role=god');
  const other = body.list.find(({ username }) => username === 'god2');
  const me = body.list.find(({ username }) => username === 'god');
  await signIn('god', own);
  await page.goto(`${own.url}/users?id=${me?.id}`);
  const drawer = page.getByRole('dialog', { name: me?.name ?? '' });
  await expect(drawer).toContainText('这是您自己的账户');
  await god.put(`/user/v1/status/${other?.id}`, { status: 'disabled', version: other?.version });
  await confirmAbout(await signInByHand(own.url, 'angel'), other?.id ?? '');
  await expect(drawer).toContainText('这是最后一名启用的管理员');
  await expect(drawer.getByRole('button', { name: '停用' })).toHaveCount(0);
  await drawer.getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: `修改 ${me?.name}` });
  await expect(form.getByLabel('姓名')).toBeVisible();
  await expect(form.getByLabel('角色')).toHaveCount(0);
});

test('the clients of a leaving user go to another salesman, and the deletion says why it is refused @night', async ({
  page,
  staff,
  signIn,
}) => {
  const god = await staff('god');
  const { body } = await god.get<Schemas.StaffList>('/user/v1/list?q=hero8');
  const [hero] = body.list;
  await signIn('god');
  await page.goto(`/users?id=${hero?.id}`);
  const drawer = page.getByRole('dialog', { name: hero?.name ?? '' });
  await expect(drawer).toContainText('有记录关联，不能删除');
  await pickAction(page, '移交客户');
  const dialog = page.getByRole('dialog', { name: `移交 ${hero?.name} 的客户` });
  const before = await god.get<Schemas.StaffDetail>(`/user/v1/${hero?.id}`);
  const count = before.body.clients + before.body.robots;
  expect(count).toBeGreaterThan(0);
  await expect(dialog).toContainText(`共 ${count} 位客户`);
  await dialog.getByLabel('新的业务员').fill('赵文博');
  await page.getByRole('option', { name: /赵文博/ }).click();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: `移交 ${count} 位客户` }).click();
  await expect(toasts(page)).toContainText('批量转移客户：已完成', {
    timeout: 60_000,
  });
  const after = await god.get<Schemas.StaffDetail>(`/user/v1/${hero?.id}`);
  expect([after.body.clients, after.body.robots]).toEqual([0, 0]);
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('teams and a member of staff are read and nothing is wider than the screen @night', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    await signIn('god');
    await page.goto('/users?view=team');
    const team = page.getByRole('region', { name: 'Team of Marcus Teo' });
    await team.getByRole('button', { name: /Priya Singh/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Priya Singh' });
    await expect(drawer).toContainText('Signed-in devices');
    expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
});
