import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { StatementStrip } from './statement-strip.tsx';

const statement = (
  id: string,
  acc_no: string,
  to: string,
  off: Partial<Schemas.BankStatement> = {},
): Schemas.BankStatement => ({
  ...{ id, to, from: to, format: 'csv', number: id, line_count: 2, open_count: 0 },
  account: { id: acc_no, bank_name: '招商银行', acc_no, currency: 'USD' },
  ...{ opening: '0.00', closing: '120.00', sum: '120.00', difference: '0.00', gap: null },
  ...{ imported_by: { id: 'u1', name: 'A' }, imported_at: '2026-11-27T02:15:30.000Z' },
  ...off,
});

let list: Schemas.BankStatement[];
const sdk = sdkAnswering(async () =>
  Response.json({ list, total: list.length, page: 1, size: 20 }),
);

let remove = () => {};
beforeEach(() => speak('zh-CN', ['reconciliation', 'kit']));
afterEach(() => remove());

async function show(role: 'angel' | 'hero', ...statements: Schemas.BankStatement[]) {
  list = statements;
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
        <StatementStrip dialog={() => <div role="dialog">对账单</div>} />
      </PermissionsProvider>
    </SdkProvider>,
  );
}

const strip = page.getByRole('navigation', { name: '各账户最近的对账单' });

// @rule reconciliation: The difference of statements to their closing balance is always visible above the list
// @in features/reconciliation/statement-strip.tsx
test('the latest statement of each account says whether its closing balance agrees, older ones only if it does not', async () => {
  await show(
    'angel',
    statement('new', '755900000001', '2026-11-27'),
    statement('old', '755900000001', '2026-11-26'),
    statement('off', '755900000001', '2026-11-25', { difference: '-5.00' }),
    statement('gap', '755900000002', '2026-11-20', { gap: '3.00' }),
  );
  await expect.poll(() => strip.getByRole('button').elements().length).toBe(3);
  await expect.element(strip.getByRole('button').nth(0)).toMatchTextContent(/0001.*期末余额相符/);
  await expect
    .element(strip.getByRole('button').nth(1))
    .toMatchTextContent(/与期末余额相差 -5\.00 USD/);
  await expect
    .element(strip.getByRole('button').nth(2))
    .toMatchTextContent(/0002.*与上期期末相差 3\.00 USD/);
  await strip.getByRole('button').nth(1).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('there is no strip without a statement, nor for those who may not read them', async () => {
  await show('angel');
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('');
  remove();
  await show('hero', statement('new', '755900000001', '2026-11-27'));
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('');
});
