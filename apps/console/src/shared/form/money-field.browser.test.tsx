import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/shared/ui/draw.fixture.tsx';
import { MoneyField } from './money-field.tsx';

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

test('an amount is shown with separators while it is typed, and sent as a plain decimal', async () => {
  const amount = page.getByRole('textbox', { name: /金额/ });
  await userEvent.click(amount);
  await userEvent.keyboard('1234567');
  await expect.element(amount).toHaveValue('1,234,567');
  await userEvent.keyboard('。8x9');
  await expect.element(amount).toHaveValue('1,234,567.89');
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledWith({ amount: '1234567.89' });
});
