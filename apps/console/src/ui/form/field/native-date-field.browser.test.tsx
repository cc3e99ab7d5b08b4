import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { DateField } from './date-field.tsx';

type Values = { expires: string; starts: string };

const sent = vi.fn();

function Form() {
  const { control, handleSubmit, watch } = useForm<Values>({
    defaultValues: { expires: '', starts: '' },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <DateField control={control} name="expires" label="有效期" />
      <DateField control={control} name="starts" label="开始时间" time />
      <output>{watch('expires')}</output>
      <button type="submit">提交</button>
    </form>
  );
}

const expires = page.getByLabelText(/^有效期/);
const starts = page.getByLabelText(/^开始时间/);
const submit = () => userEvent.click(page.getByRole('button', { name: '提交' }));
const wrong = /日期不完整或不存在/;

/** The browser of the tests takes month, day and year in turn, and goes on by itself after each. */
async function type(field: Locator, keys: string): Promise<void> {
  const element = field.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(keys);
}

let remove: () => void;
beforeEach(async () => {
  sent.mockClear();
  // Under 768 px it is the browser's own field.
  await page.viewport(375, 800);
  remove = await draw(<Form />);
  await expect.element(expires).toHaveAttribute('type', 'date');
});
afterEach(() => remove());

test.each([
  ['half a day', expires, '02'],
  ['a day that no calendar has', expires, '02312031'],
  ['a year that is still being typed', expires, '0201{Backspace}20'],
  ['half a moment', starts, '02012031'],
  ['a moment that no calendar has', starts, '023120311030AM'],
  ['a moment of a year that is still being typed', starts, '0201{Tab}20{Tab}1030AM'],
])(
  '%s is an error at its field, is not sent, and stays there to be corrected',
  async (_, field, keys) => {
    await type(field, keys);
    await submit();
    await expect.element(field).toHaveAccessibleDescription(wrong);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
  },
);

test('what was half typed is sent once it is whole, as none once it is emptied, and changes nothing before', async () => {
  await type(expires, '02');
  await submit();
  await expect.element(expires).toHaveAccessibleDescription(wrong);
  await userEvent.fill(expires, '2031-02-28');
  await expect.element(expires).not.toHaveAccessibleDescription(wrong);
  await submit();
  await expect.poll(() => sent.mock.calls).toEqual([[{ expires: '2031-02-28', starts: '' }]]);
  await type(expires, '{Backspace}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2031-02-28');
  await submit();
  await expect.element(expires).toHaveAccessibleDescription(wrong);
  expect(sent).toHaveBeenCalledOnce();
  await userEvent.keyboard('02');
  await expect.element(expires).not.toHaveAccessibleDescription(wrong);
  await type(expires, '{Backspace}');
  await submit();
  await expect.element(expires).toHaveAccessibleDescription(wrong);
  await userEvent.keyboard('{Backspace}{Tab}{Backspace}{Tab}{Backspace}');
  await expect.element(expires).not.toHaveAccessibleDescription(wrong);
  await submit();
  await expect.poll(() => sent.mock.lastCall).toEqual([{ expires: '', starts: '' }]);
});
