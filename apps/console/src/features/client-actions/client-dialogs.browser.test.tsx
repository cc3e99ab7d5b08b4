import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { ClientActions, NextSteps } from './client-actions.tsx';
import { CreditClient } from './credit-client.tsx';
import { RecordDeposit } from './deposit/record-deposit.tsx';
import { EditClient } from './edit/edit-client.tsx';
import { SetRisk } from './edit/set-risk.tsx';
import { ResetPassword } from './reset-password.tsx';

const zero = { balance: '0.00', available: '0.00', frozen: '0.00' };
const account = { id: 'a1', acc_no: 'USD-1', currency: 'USD', ...zero };
// Only what the dialogs read of a client.
const client = {
  id: 'c1',
  version: 4,
  username: 'majianguo',
  full_name: '马建国',
  mobile: '+86*********00',
  email: 'm***@example.com',
  vip_level: 2,
  score: 600,
  language: 'zh-CN',
  remark: null,
  fake: false,
  kyc_status: 'pending',
  accounts: [account],
} as unknown as Schemas.Client;

const problem = (status: number, code: string, message: string) =>
  Response.json(
    { type: 'about:blank', title: 'T', status, code, message, request_id: 'r' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

let answers: Record<string, () => Response>;
const sent: unknown[] = [];
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname;
  if (request.method !== 'GET') sent.push(await request.json());
  const found = Object.keys(answers).find((part) => path.includes(part));
  return found ? (answers[found]?.() as Response) : problem(404, 'NOT_FOUND', '记录不存在');
});

let remove = () => {};
async function show(dialog: ReactNode, role: Role = 'angel') {
  await speak('zh-CN', [
    'client-actions',
    'client-forms',
    'client-funds',
    'client-deposit',
    'client-risk',
    'client-profile',
    'two-people',
    'funds',
  ]);
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role, mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
          <PageAddressProvider address={address}>{dialog}</PageAddressProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(() => {
  sent.length = 0;
  answers = { '/acc/admin/v1/list/': () => Response.json({ list: [account], total: 1 }) };
});
afterEach(() => {
  remove();
  keptDrafts.forgetAll();
  vi.restoreAllMocks();
});

const close = () => {};
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('editing a client', () => {
  const checked = (...actions: string[]) => ({
    client_detail: () =>
      Response.json({ timeline: actions.map((action) => ({ action })), kyc: {}, duplicates: [] }),
  });

  test('a name that an identity check has approved once is read-only, and says how it changes', async () => {
    answers = checked('submitted', 'approved', 'submitted', 'rejected');
    await show(<EditClient client={client} onClose={close} />);
    await expect.element(field('姓名')).toHaveAccessibleDescription(/重新提交实名资料/);
    await expect.element(field('姓名')).toHaveAttribute('readonly');
    await expect.element(field('备注')).not.toHaveAttribute('readonly');
  });

  test('a name that nothing has approved can be changed, and so can the standing by a supervisor', async () => {
    answers = checked('submitted', 'rejected');
    await show(<EditClient client={client} onClose={close} />);
    await expect.element(field('姓名')).not.toHaveAttribute('readonly');
    await userEvent.fill(field('VIP 等级'), '3');
    await expect.element(field('VIP 等级')).toHaveValue('3');
  });

  test('the language of messages is chosen by any role, and sent with the rest', async () => {
    answers = {
      ...checked('submitted', 'rejected'),
      '/client/admin/v1/c1': () => Response.json({ ...client, version: 5, language: 'en-US' }),
    };
    await show(<EditClient client={client} onClose={close} />, 'hero');
    await expect.element(page.getByRole('radio', { name: '中文' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: '英文' }));
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.poll(() => sent).toMatchObject([{ language: 'en-US', version: 4 }]);
  });

  test.each([
    ['approved', ['提交实名资料']],
    ['pending', []],
  ] as const)(
    'a client whose identity check is %s is offered these new checks: %j',
    async (kyc_status, offered) => {
      const forms = {} as ComponentProps<typeof ClientActions>['forms'];
      await show(<ClientActions client={{ ...client, kyc_status }} forms={forms} />);
      await userEvent.click(page.getByRole('button', { name: '更多操作' }));
      await expect.element(page.getByRole('menuitem', { name: '重置密码' })).toBeVisible();
      const checks = page.getByRole('menuitem', { name: /实名/ }).elements();
      expect(checks.map(({ textContent }) => textContent)).toEqual(offered);
    },
  );

  test.each(['superman', 'hero'] as const)(
    'VIP level and credit score are read-only to a %s, with the reason',
    async (role) => {
      answers = checked();
      await show(<EditClient client={client} onClose={close} />, role);
      for (const name of ['VIP 等级', '信用分']) {
        await expect.element(field(name)).toHaveAttribute('readonly');
        await expect.element(field(name)).toHaveAccessibleDescription('仅主管和管理员可以调整');
      }
    },
  );
});

describe('the risk level of a client', () => {
  const raise = {
    ...{
      at: '2026-11-20T07:17:24.525Z',
      before: 'standard',
      after: 'medium',
      reason: '资金来源不明',
    },
    ...{ by: { id: 'u2', name: '高建明' }, requested_by: null },
  };
  const risk = { client_id: 'c1', level: 'medium', version: 2, changes: [raise], waiting: [] };
  const level = () => page.getByLabelText('调整为');

  test.each([
    ['高风险', '上调', 'high'],
    ['标准', '提交复核', 'standard'],
  ])('is set to %s by the button %s, with a reason', async (label, button, wanted) => {
    answers = { '/client/admin/v1/risk/c1': () => Response.json(risk) };
    await show(<SetRisk client={client} onClose={close} />);
    await expect.element(page.getByText('资金来源不明')).toBeVisible();
    await choose(level(), label);
    await userEvent.click(page.getByRole('button', { name: button }));
    await expect.element(field('原因')).toHaveAccessibleDescription(/请填写原因/);
    expect(sent).toEqual([]);
    await userEvent.fill(field('原因'), ' 已核实 ');
    await userEvent.click(page.getByRole('button', { name: button }));
    await expect.poll(() => sent).toEqual([{ level: wanted, reason: '已核实', version: 2 }]);
  });
});

describe('a new password for a client', () => {
  const password = () => field('新密码');

  test('is generated, visible and copied on request', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<ResetPassword client={client} onClose={close} />);
    await expect.element(page.getByRole('button', { name: '复制密码' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: '生成随机密码' }));
    await expect.element(password()).toHaveAttribute('type', 'text');
    const made = (password().element() as HTMLInputElement).value;
    expect(made).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/);
    await userEvent.click(page.getByRole('button', { name: '复制密码' }));
    expect(write).toHaveBeenCalledWith(made);
    await userEvent.click(page.getByRole('button', { name: '隐藏新密码' }));
    await expect.element(password()).toHaveAttribute('type', 'password');
  });

  test.each([
    ['', '请输入新密码'],
    ['a1b2c', '密码太短：至少需要 6 个字符'],
  ])('%j is refused with what is wrong with it', async (typed, message) => {
    await show(<ResetPassword client={client} onClose={close} />);
    await userEvent.fill(password(), typed);
    await userEvent.click(page.getByRole('button', { name: '重置密码' }));
    await expect.element(page.getByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('money for a client', () => {
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

  test('a deposit that was not recorded says so, with the sentence of the server', async () => {
    answers['/deposit/'] = () => problem(409, 'CLIENT_DISABLED', '客户已停用');
    await show(<RecordDeposit client={client} onClose={close} />);
    await userEvent.fill(field('金额'), '12');
    await userEvent.fill(field('付款人'), '马建国');
    await userEvent.fill(field('流水号'), 'FT-1');
    await userEvent.click(page.getByRole('button', { name: '提交审核' }));
    await expect.element(alert('入金登记失败').filter({ hasText: '客户已停用' })).toBeVisible();
    await expect.element(field('金额')).toHaveValue('12');
  });

  test('a bank transfer takes its payer, and every deposit a proof, a reference or a transaction', async () => {
    await show(<RecordDeposit client={client} onClose={close} />);
    const submit = page.getByRole('button', { name: '提交审核' });
    await userEvent.fill(field('金额'), '12');
    await userEvent.click(submit);
    await expect.element(field('付款人')).toHaveAccessibleDescription('请填写付款人');
    await expect
      .element(field('流水号'))
      .toHaveAccessibleDescription('请上传付款凭证，或填写流水号');
    await choose(page.getByLabelText('方式'), '数字货币');
    await expect.element(field('付款人')).not.toHaveAccessibleDescription();
    await userEvent.click(submit);
    await expect
      .element(field('交易哈希'))
      .toHaveAccessibleDescription('请上传付款凭证，或填写交易哈希');
    await expect.element(field('付款人')).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  });

  test('compensation that was not given says so, with the sentence of the server', async () => {
    answers['/compensation/'] = () => problem(409, 'CLIENT_DISABLED', '客户已停用');
    await show(<CreditClient kind="compensation" client={client} onClose={close} />);
    await userEvent.fill(field('金额'), '12');
    await choose(page.getByLabelText('原因'), '服务失误');
    await userEvent.fill(field('说明'), '补偿');
    await userEvent.click(page.getByRole('button', { name: '提交审核' }));
    await expect.element(alert('补偿发放失败').filter({ hasText: '客户已停用' })).toBeVisible();
  });

  // @rule clients: Failed deposits and compensation, and a missing client, have their own messages
  // @in features/client-actions/funds/with-accounts.tsx
  test('a client whom the server does not find any more is missing, and no money is moved', async () => {
    answers = {};
    await show(<CreditClient kind="compensation" client={client} onClose={close} />);
    await expect
      .element(alert('缺少用户 ID').filter({ hasText: '已不在您负责的范围内' }))
      .toBeVisible();
    await expect.element(field('金额')).not.toBeInTheDocument();
  });

  test('accounts that fail to load are said with the sentence of the server', async () => {
    answers = { '/acc/': () => problem(503, 'BUSY', '系统繁忙') };
    await show(<CreditClient kind="compensation" client={client} onClose={close} />);
    await expect.element(alert('无法获取账户信息').filter({ hasText: '系统繁忙' })).toBeVisible();
  });
});

describe('what a new client needs next', () => {
  const fresh = { ...client, kyc_status: 'unverified' } as Schemas.Client;
  const names = () =>
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent);

  test('is offered to those who may do it', async () => {
    const picked: string[] = [];
    await show(<NextSteps client={fresh} onPick={(action) => picked.push(action)} />);
    await expect.poll(names).toEqual(['代客提交实名资料', '登记首笔入金', '设置登录密码']);
    await userEvent.click(page.getByRole('button', { name: '登记首笔入金' }));
    expect(picked).toEqual(['deposit']);
  });

  test('is the identity check alone for a salesman, and nothing once money or a check is there', async () => {
    await show(<NextSteps client={fresh} onPick={close} />, 'hero');
    await expect.poll(names).toEqual(['代客提交实名资料']);
    remove();
    await show(
      <>
        <NextSteps client={client} onPick={close} />
        <NextSteps
          client={{ ...fresh, accounts: [{ ...account, balance: '1.00' } as Schemas.Account] }}
          onPick={close}
        />
        <p>drawn</p>
      </>,
    );
    await expect.element(page.getByText('drawn')).toBeVisible();
    expect(names()).toEqual([]);
  });
});
