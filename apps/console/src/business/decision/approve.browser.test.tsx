import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { ApproveDialog, ApproveForm } from './approve-dialog.tsx';
import { BulkApproval } from './bulk/bulk-forms.tsx';
import type { Decidable, DecidableAmount, DecisionAdapter } from './decision-adapter.ts';
import { DecisionButtons } from './decision-buttons.tsx';

const user = { id: 'u1', name: '王小明', role: 'angel', mfa: false } as const;
const record: Decidable = {
  ...{ id: 'd1', version: 1, status: 'pending', risk: 'none', risk_reasons: [] },
  client: {
    ...{ id: 'c1', username: 'chen', full_name: '陈静怡' },
    ...{ agent_name: null, superman: null, fake: false },
  },
  maker: null,
  decision: {
    ...{ approve: true, reject: true, rollback: false, blocked_code: null, blocked_reason: null },
  },
};
const risky = {
  ...record,
  risk: 'look',
  risk_reasons: [
    { code: 'payer_differs', level: 'look' },
    { code: 'unusual_amount', level: 'look' },
  ],
} as const satisfies object;
const stopped = {
  ...record,
  risk: 'stop',
  risk_reasons: [
    { code: 'same_reference', level: 'stop' },
    { code: 'payer_differs', level: 'look' },
  ],
} as const satisfies object;

const onSend = vi.fn();
const onCancel = vi.fn();
// The steps of an approval read nothing of the kind of record.
const kind = {} as DecisionAdapter<Decidable, never>;
const labels = {
  approve: { title: '确认入账 10.00 USD？', confirm: '确认入账' },
  reject: { title: '驳回', effect: null },
};

let remove = () => {};
beforeEach(async () => {
  vi.clearAllMocks();
  await speak('zh-CN', ['decision', 'two-people', 'shell', 'kit', 'record', 'form', 'bulk']);
});
afterEach(() => remove());

async function ask(of: object, Step: typeof ApproveDialog | typeof ApproveForm = ApproveDialog) {
  const shared = { kind, labels, busy: false, error: null, staleNotice: false, onSend, onCancel };
  remove = await draw(
    <SessionProvider user={user}>
      <Step {...shared} record={{ ...record, ...of }} open />
    </SessionProvider>,
  );
}

const confirm = page.getByRole('button', { name: '确认入账' });
const rows = () =>
  [...document.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

describe.each([
  ['the dialog', ApproveDialog],
  ['the form in a pane', ApproveForm],
] as const)('%s that confirms an approval', (_, Step) => {
  // @rule deposits: Nothing is approved in the console before each risk at look is ticked
  // @in ./approve-dialog.tsx
  test('an approval is sent only after each risk is ticked, and A leads to the first one without a tick', async () => {
    await ask(risky, Step);
    await expect.element(confirm).toHaveClass(/warning/);
    const tick = (name: string) => page.getByRole('checkbox', { name });
    await expect.element(tick('付款人与客户不符')).toHaveFocus();
    await expect.element(tick('付款人与客户不符')).not.toBeChecked();
    await userEvent.keyboard(' a');
    await expect.element(tick('金额远超客户平时入金')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('请先逐项勾选需留意的风险');
    await expect.element(tick('金额远超客户平时入金')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(' {Control>}{Enter}{/Control}');
    const seen = { acknowledged_reasons: ['payer_differs', 'unusual_amount'] };
    await vi.waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith({
        ...{ act: 'approve', id: 'd1' },
        body: { result: 'approved', version: 1, ...seen },
      }),
    );
  });

  // @rule deposits: A confirmation names every high risk it accepts, and its keys do what it shows
  // @in ./confirm-rows.tsx
  test('the dialog names each high risk that it accepts in a row of its own', async () => {
    await ask(stopped, Step);
    await expect.element(confirm).toBeVisible();
    expect(rows().at(-1)).toEqual(['高风险', '流水号与其他入金重复']);
  });

  test('the focus begins at the button for a record without a risk, which Enter presses', async () => {
    await ask({}, Step);
    await expect.element(confirm).toHaveFocus();
    await expect.element(confirm).toMatchTextContent(/↵$/);
    await expect.element(confirm).not.toHaveClass(/warning/);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  test('the dialog takes a reason for a high risk, in which Enter neither cancels nor sends', async () => {
    await ask(stopped, Step);
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' {Tab}');
    await expect.element(page.getByRole('textbox', { name: /放行理由/ })).toHaveFocus();
    await expect.element(confirm).toMatchTextContent(/(Ctrl\+|⌘)↵$/);
    await userEvent.keyboard('两笔均到账{Enter}');
    expect(onCancel).not.toHaveBeenCalled();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith({
        ...{ act: 'approve', id: 'd1' },
        body: {
          ...{ result: 'approved', version: 1, override_reason: '两笔均到账' },
          acknowledged_reasons: ['payer_differs'],
        },
      }),
    );
  });

  test('the dialog says that the own record is approved by its maker', async () => {
    await ask({ maker: { id: user.id, name: user.name } }, Step);
    await expect.element(confirm).toHaveClass(/warning/);
    expect(rows().at(-1)).toEqual(['录入人', '您本人（自行审核）']);
  });
});

describe('the confirmation of several approvals', () => {
  const bulk = {
    kind: {} as DecisionAdapter<DecidableAmount, never>,
    call: { operation: 'auditDeposit' } as const,
    tableId: 'deposit',
    sums: () => [],
    say: (key: string) => (key === 'bulk.approveConfirm' ? '确认入账' : '通过？'),
  };
  const askBulk = async (...rows: Partial<DecidableAmount>[]) => {
    const money = { order_no: 'D1', amount: '10.00', currency: 'USD' };
    const all = rows.map((row, at) => ({ ...record, ...money, id: `d${at}`, ...row }));
    const shared = { bulk, onBegun: () => {}, onCancel };
    remove = await draw(
      <SdkProvider sdk={sdkAnswering(async () => new Response())}>
        <SessionProvider user={user}>
          <BulkApproval
            rows={all.filter(({ decision }) => decision.approve)}
            denied={all.filter(({ decision }) => !decision.approve)}
            {...shared}
          />
        </SessionProvider>
      </SdkProvider>,
    );
    await expect.element(confirm).toBeVisible();
  };

  test('is in the colour of warnings once a record with a risk is ticked', async () => {
    await askBulk({}, { ...risky, risk_reasons: [...risky.risk_reasons] });
    await expect.element(confirm).not.toHaveClass(/warning/);
    await userEvent.click(page.getByRole('checkbox', { name: /付款人与客户不符/ }));
    await expect.element(confirm).toHaveClass(/warning/);
  });

  test('shows each record with its amount and risk, and those that are left out with the reason', async () => {
    const stop = { approve: false, blocked_code: 'TIED_APPROVAL', blocked_reason: '与录入人相关' };
    await askBulk(
      { order_no: 'D-7', amount: '70.00' },
      { order_no: 'D-9', decision: { ...record.decision, ...stop } },
    );
    const rows = (name: string | RegExp) => page.getByRole('region', { name }).getByRole('row');
    await expect.element(rows('所选记录').nth(1)).toMatchTextContent(/D-7.*陈静怡.*70\.00 USD/);
    await expect
      .element(rows(/^另有 1 笔您不能通过/).nth(1))
      .toMatchTextContent(/D-9.*与录入人相关/);
    expect(rows('所选记录').elements()).toHaveLength(2);
  });

  test('counts the records that their own maker approves', async () => {
    await askBulk({}, { maker: { id: user.id, name: user.name } });
    await expect.element(page.getByText('其中 1 笔由您本人录入（自行审核）。')).toBeVisible();
    await expect.element(confirm).toHaveClass(/warning/);
  });
});

test('the buttons of a second signature stay inside a narrow pane', async () => {
  remove = await draw(
    <div style={{ width: '220px' }}>
      <DecisionButtons
        decision={record.decision}
        signatureFor={() => 'second'}
        left="choosing"
        onChoose={() => {}}
      />
    </div>,
  );
  const approve = page.getByRole('button', { name: /第二签/ });
  await expect.element(approve).toBeVisible();
  const { right } = approve.element().getBoundingClientRect();
  const pane = approve.element().parentElement?.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(pane?.right ?? 0);
});
