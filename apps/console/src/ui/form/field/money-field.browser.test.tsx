import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { commitComposed, compose } from '../compose.fixture.ts';
import { paste } from '../paste.fixture.ts';
import { MoneyField } from './money-field.tsx';

const sent = vi.fn();

type Own = Partial<Pick<ComponentProps<typeof MoneyField>, 'settle' | 'onCurrency'>>;

function Form({ currency, ...own }: { currency: string } & Own) {
  const { control, handleSubmit } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <MoneyField control={control} name="amount" label="金额" currency={currency} {...own} />
      <button type="submit">提交</button>
    </form>
  );
}

let remove: () => void;
beforeEach(async () => {
  sent.mockClear();
  remove = await draw(<Form currency="USD" />);
});
afterEach(() => remove());

const amount = page.getByRole('textbox', { name: /金额/ });
const caret = () => {
  const { selectionStart, selectionEnd } = amount.element() as HTMLInputElement;
  expect(selectionEnd).toBe(selectionStart);
  return selectionStart;
};
const putCaret = (at: number) => {
  const input = amount.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(at, at);
};

test('an amount is shown with separators while it is typed, and sent as a plain decimal', async () => {
  await userEvent.click(amount);
  await userEvent.keyboard('1234567');
  await expect.element(amount).toHaveValue('1,234,567');
  await userEvent.keyboard('。89');
  await expect.element(amount).toHaveValue('1,234,567.89');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '1234567.89' });
});

test('the caret stays behind the digit that was typed or left, when separators move', async () => {
  await userEvent.fill(amount, '1234567');
  putCaret('1,2'.length);
  await userEvent.keyboard('9');
  await expect.element(amount).toHaveValue('12,934,567');
  expect(caret()).toBe('12,9'.length);
  await userEvent.keyboard('{Backspace}');
  await expect.element(amount).toHaveValue('1,234,567');
  expect(caret()).toBe('1,2'.length);
  await userEvent.keyboard('{Delete}');
  await expect.element(amount).toHaveValue('124,567');
  expect(caret()).toBe('12'.length);
});

test('an amount is pasted as the console shows it, also into another one, and the caret is behind it', async () => {
  await paste(amount, '1,234.50\u00a0USD');
  await expect.element(amount).toHaveValue('1,234.50');
  expect(caret()).toBe('1,234.50'.length);
  putCaret(1);
  await paste(amount, '50,000');
  await expect.element(amount).toHaveValue('150,000,234.50');
  expect(caret()).toBe('150,000'.length);
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '150000234.50' });
});

test('an amount of another currency stays, and the field names it until something else is typed', async () => {
  await paste(amount, '1,234.50 HKD');
  await expect.element(amount).toHaveAccessibleDescription('“1,234.50 HKD”是 HKD 金额，此处为 USD');
  await expect.element(amount).toHaveValue('1,234.50 HKD');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(amount, '6');
  await expect.element(amount).not.toHaveAccessibleDescription();
  await expect.element(amount).toBeValid();
});

test('the currency that was pasted is taken with its amount once that is accepted', async () => {
  remove();
  const chosen = vi.fn();
  remove = await draw(<Form currency="USD" onCurrency={chosen} />);
  await paste(amount, '1,234.50 HKD');
  await userEvent.click(page.getByRole('button', { name: '改用 HKD' }));
  expect(chosen).toHaveBeenCalledWith('HKD');
  await expect.element(amount).toHaveValue('1,234.50');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '1234.50' });
});

test.each(['500 USD', 'USD 500', '$500', '５００'])('%s is pasted as 500', async (pasted) => {
  await paste(amount, pasted);
  await expect.element(amount).toHaveValue('500');
  await expect.element(amount).not.toHaveAccessibleDescription();
});

test.each([
  ['12,50', '“12,50”的逗号和小数点有歧义，请改为如 1234.56'],
  ['1.234,56', '“1.234,56”的逗号和小数点有歧义，请改为如 1234.56'],
  ['12345.678', '“12345.678”的小数多于两位，请核对'],
  ['一万', '“一万”不是金额，请填写数字，小数点用“.”'],
])('the pasted text %s stays, with the reason why it is no amount', async (pasted, reason) => {
  await paste(amount, pasted);
  await expect.element(amount).toHaveValue(pasted);
  await expect.element(amount).toHaveAccessibleDescription(reason);
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('a typed text stays as it is until the field is left, which then says why it is no amount', async () => {
  await userEvent.click(amount);
  await userEvent.keyboard('1e3');
  await expect.element(amount).toHaveValue('1e3');
  await expect.element(amount).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await expect.element(amount).toHaveValue('1e3');
  await expect
    .element(amount)
    .toHaveAccessibleDescription('“1e3”不是金额，请填写数字，小数点用“.”');
});

// @rule languages: A negative amount becomes 0 with a message once the field is left
test('a negative amount stays as it is typed, and becomes 0 with a message once the field is left', async () => {
  await userEvent.click(amount);
  await userEvent.keyboard('-5');
  await expect.element(amount).toHaveValue('-5');
  await userEvent.tab();
  await expect.element(amount).toHaveValue('0');
  await expect.element(amount).toHaveAccessibleDescription('金额不能为负数，“-5”已改为 0');
});

test('an amount that the form corrects is corrected when the field is left, not while it is typed', async () => {
  remove();
  const settle = (typed: string) =>
    Number(typed) > 100 ? { amount: '100.00', note: () => '已改为 100.00' } : null;
  remove = await draw(<Form currency="USD" settle={settle} />);
  await userEvent.click(amount);
  await userEvent.keyboard('12345.678');
  await expect.element(amount).toHaveValue('12,345.678');
  await userEvent.tab();
  await expect.element(amount).toHaveValue('100.00');
  await expect.element(amount).toHaveAccessibleDescription('已改为 100.00');
});

test('separators may be typed, and a comma of decimals makes no amount a hundred times larger', async () => {
  await userEvent.click(amount);
  await userEvent.keyboard('1,250');
  await expect.element(amount).toHaveValue('1,250');
  await userEvent.clear(amount);
  await userEvent.keyboard('12,50');
  await expect.element(amount).toHaveValue('12,50');
  await expect.element(amount).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveAccessibleDescription(/“12,50”的逗号和小数点有歧义/);
  await expect.element(amount).toHaveValue('12,50');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(amount);
  await userEvent.keyboard('1');
  await expect.element(amount).toBeValid();
  await userEvent.keyboard('2,');
  await compose('，');
  await commitComposed('，');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(amount).toHaveValue('12');
});

test('a letter leaves the caret behind it, and gives the separators back once it is taken out', async () => {
  await userEvent.fill(amount, '1250');
  putCaret('1,2'.length);
  await userEvent.keyboard('x');
  await expect.element(amount).toHaveValue('12x50');
  expect(caret()).toBe('12x'.length);
  await userEvent.keyboard('{Backspace}');
  await expect.element(amount).toHaveValue('1,250');
  expect(caret()).toBe('1,2'.length);
});

test('before a currency is chosen an amount may be pasted with any', async () => {
  remove();
  remove = await draw(<Form currency="" />);
  await paste(amount, '1,234.50 EUR');
  await expect.element(amount).toHaveValue('1,234.50');
  await expect.element(amount).toBeValid();
});
