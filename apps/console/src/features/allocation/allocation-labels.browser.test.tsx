import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { OrderNumbers } from './book/line-parts.tsx';
import { RowFaults } from './import/import-dialog.tsx';

let remove = () => {};
beforeEach(() => speak('zh-CN', ['allocation']));
afterEach(() => {
  remove();
  return i18next.changeLanguage('zh-CN');
});

const drawn = { numbers: 250, tails: [] };

test('the only lot number of an order is written once', async () => {
  remove = await draw(
    <>
      <OrderNumbers numbers={{ from: 1, to: 1 }} draw={drawn} />
      <OrderNumbers numbers={{ from: 2, to: 11 }} draw={drawn} />
    </>,
  );
  await expect.element(page.getByText('001', { exact: true })).toBeVisible();
  await expect.element(page.getByText('002 – 011', { exact: true })).toBeVisible();
});

test('one wrong row of a file is counted in the English singular', async () => {
  await speak('zh-CN', ['allocation']);
  await i18next.changeLanguage('en-US');
  const faults = [{ number: 1, text: 'order_no,allotted', fault: 'unknownOrder' as const }];
  const imported = { rows: 61, quantities: new Map<string, string>(), faults };
  remove = await draw(<RowFaults imported={imported} />);
  await expect
    .element(page.getByText('1 row of 61 is wrong; correct it and choose the file again.'))
    .toBeVisible();
});
