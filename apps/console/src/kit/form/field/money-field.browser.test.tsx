import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/kit/ui/draw.fixture.tsx';
import { compose, takeComposed } from '../compose.fixture.ts';
import { paste } from '../paste.fixture.ts';
import { MoneyField } from './money-field.tsx';

const sent = vi.fn();

function Form({ currency }: { currency: string }) {
  const { control, handleSubmit } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <MoneyField control={control} name="amount" label="金额" currency={currency} />
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
  await paste(amount, '50,000');
  await expect.element(amount).toHaveValue('150,000,234.50');
  expect(caret()).toBe('150,000'.length);
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '150000234.50' });
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

test.each(['12,50', '1 234,00'])(
  'what is pasted with a comma that is no separator is not taken: %s',
  async (pasted) => {
    await userEvent.fill(amount, '5');
    (amount.element() as HTMLInputElement).select();
    await paste(amount, pasted);
    await expect.element(amount).toHaveAccessibleDescription('粘贴的不是 USD 金额，未填入');
    await expect.element(amount).toHaveValue('5');
  },
);

const unfinished = '“12,50”不是完整的金额，未填入；小数点请用“.”';

test('separators may be typed, and a comma of decimals makes no amount a hundred times larger', async () => {
  await userEvent.click(amount);
  await userEvent.keyboard('1,250');
  await expect.element(amount).toHaveValue('1,250');
  await userEvent.clear(amount);
  await userEvent.keyboard('12,50');
  await expect.element(amount).toHaveValue('12,50');
  await expect.element(amount).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveAccessibleDescription(unfinished);
  await expect.element(amount).toHaveValue('');
  expect(sent.mock.calls).toEqual([[{ amount: '' }]]);
  await userEvent.keyboard('1');
  await expect.element(amount).toBeValid();
  await userEvent.keyboard('2,');
  await compose('，');
  await takeComposed('，');
  await userEvent.keyboard('{Backspace}');
  await expect.element(amount).toHaveValue('12');
  await compose('，');
  await takeComposed('，');
  await userEvent.keyboard('50');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  await expect.element(amount).toHaveAccessibleDescription(unfinished);
});

test('a key that is refused leaves the caret where it is', async () => {
  await userEvent.fill(amount, '1250');
  putCaret('1,2'.length);
  await userEvent.keyboard(',x');
  await expect.element(amount).toHaveValue('1,250');
  expect(caret()).toBe('1,2'.length);
});

test('before a currency is chosen an amount may be pasted with any, and what is none is refused', async () => {
  remove();
  remove = await draw(<Form currency="" />);
  await paste(amount, '一万');
  await expect.element(amount).toHaveAccessibleDescription('粘贴的不是金额，未填入');
  await paste(amount, '1,234.50 EUR');
  await expect.element(amount).toHaveValue('1,234.50');
  await expect.element(amount).toBeValid();
});
