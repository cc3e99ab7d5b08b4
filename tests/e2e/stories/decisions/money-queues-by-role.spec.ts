import { can, compilePermissions, type Resource, rolePermissions } from '@brokerdesk/policy';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const queues: readonly { path: string; title: string; resource: Resource }[] = [
  { path: '/funds/deposit', title: '入金审核', resource: 'deposit' },
  { path: '/funds/withdrawal', title: '出金审核', resource: 'withdrawal' },
  { path: '/funds/compensation', title: '补偿记录', resource: 'compensation' },
];

const alike: typeof queues = [
  { path: '/funds/crypto_deposit', title: '数字货币入金', resource: 'deposit' },
  { path: '/funds/loan', title: '借款管理', resource: 'loan' },
];

for (const { role, shown, when } of [
  { role: 'superman', shown: queues, when: 'by day' },
  { role: 'superman', shown: alike, when: 'by night' },
  { role: 'angel', shown: [...queues, ...alike], when: 'by night' },
] as const) {
  // @rule deposits: Each role finds in the money queues what the policy allows
  // @in packages/policy/src/role-grants.ts ui/permission.tsx
  test(`the money queues offer what the policy lets a person do: ${role}, ${shown.length} queues${unlessByDay(when === 'by day')}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const permissions = compilePermissions(rolePermissions(role));
    await signIn(role);
    for (const { path, title, resource } of shown) {
      const may = (action: 'approve' | 'export') => can(permissions, action, [resource, 'funds']);
      const count = (allowed: boolean) => (allowed ? 1 : 0);
      await page.goto(`${path}?status=pending`);
      const queue = page.getByRole('main');
      await expect(queue.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await untilQuiet(page);
      await expect(queue.getByRole('button', { name: '导出' })).toHaveCount(count(may('export')));
      const openers = queue.locator('[data-row-open]');
      // A team may have nothing that waits. Who decides always finds something here.
      if (!may('approve') && (await openers.count()) === 0) continue;
      await expect(queue.getByRole('checkbox', { name: '选择本页全部' })).toHaveCount(
        count(may('approve')),
      );
      await openers.first().click();
      const review = page.getByRole('dialog');
      await expect(review.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await untilQuiet(page);
      const othersDecide = review.getByText('您没有审核权限，须由管理员或主管审核。');
      await expect(othersDecide).toHaveCount(count(!may('approve')));
      for (const button of ['通过', '冲正']) {
        if (!may('approve')) {
          await expect(review.getByRole('button', { name: button, exact: true })).toHaveCount(0);
        }
      }
      await expect(review.getByRole('button', { name: '驳回', exact: true })).toHaveCount(
        count(may('approve')),
      );
      await page.keyboard.press('Escape');
    }
  });
}
