import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/shared/ui/draw.fixture.tsx';
import { MoneyField } from './money-field.tsx';
import { paste } from './paste.fixture.ts';

const sent = vi.fn();

function Form() {
  const { control, handleSubmit } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <MoneyField control={control} name="amount" label="金额" currency="USD" />
      <button type="submit">提交</button>
    </form>
  );
}

let remove: () => void;
beforeEach(async () => {
  sent.mockClear();
  remove = await draw(<Form />);
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
  await userEvent.keyboard('。8x9');
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
  await paste(amount, '00,0');
  await expect.element(amount).toHaveValue('1,000,234.50');
  expect(caret()).toBe('1,000'.length);
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '1000234.50' });
});

test('an amount of another currency is not taken, and the field says so until something is', async () => {
  await userEvent.fill(amount, '5');
  (amount.element() as HTMLInputElement).select();
  await paste(amount, '1,234.50 EUR');
  await expect.element(amount).toHaveAccessibleDescription('粘贴的不是 USD 金额，未填入');
  await expect.element(amount).toHaveValue('5');
  await userEvent.keyboard('x');
  await expect.element(amount).toHaveValue('5');
  await userEvent.fill(amount, '6');
  await expect.element(amount).not.toHaveAccessibleDescription();
  await expect.element(amount).toBeValid();
});
