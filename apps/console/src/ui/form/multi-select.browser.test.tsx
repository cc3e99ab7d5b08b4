import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import type { ComboboxOption } from './combobox/combobox-options.ts';
import { MultiSelectField } from './multi-select.tsx';

const markets = [
  { value: 'HK', label: '港股', detail: 'HKEX' },
  { value: 'US', label: '美股', detail: 'NYSE' },
  { value: 'A', label: 'A 股', detail: 'SSE' },
  { value: 'SG', label: '新加坡股', detail: 'SGX' },
];
const sent = vi.fn();

function Form() {
  const blank: { markets: ComboboxOption[] } = { markets: [] };
  const { control, handleSubmit } = useForm({ defaultValues: blank });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => void sent(values.markets.map(({ value }) => value)))}
    >
      <MultiSelectField
        control={control}
        name="markets"
        label="市场"
        requiredMessage="请选择市场"
        placeholder="搜索市场"
        source={markets}
        max={3}
      />
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

const field = page.getByRole('combobox', { name: '市场' });
const option = (name: RegExp) => page.getByRole('option', { name });
const chip = (name: string) => page.getByRole('button', { name: `移除 ${name}`, exact: true });
const submit = page.getByRole('button', { name: '提交' });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('several are taken with the keys alone, and the list stays for the next; Enter sends nothing in the meantime', async () => {
  await userEvent.click(submit);
  await expect.element(field).toHaveAccessibleDescription('请选择市场');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chip('港股')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('nyse{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(chip('美股')).toBeVisible();
  await expect.element(option(/美股/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('已选 美股，共 2 项')).toBeInTheDocument();
  await expect.element(field).toHaveAccessibleDescription('已选 2 项，按退格键可逐项移除');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('nyse{Enter}');
  await expect.element(chip('美股')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.poll(() => sent.mock.calls).toEqual([[['HK']]]);
});

test('no more are taken than may be, and the list says so; one that is given up makes room', async () => {
  await userEvent.click(field);
  for (const name of [/港股/, /美股/, /A 股/]) await userEvent.click(option(name));
  await expect.element(option(/新加坡股/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('sgx{Enter}');
  await expect.element(chip('新加坡股')).not.toBeInTheDocument();
  await expect.element(page.getByText('最多选 3 项').first()).toBeInTheDocument();
  await userEvent.click(option(/港股/));
  await userEvent.click(option(/新加坡股/));
  await expect.element(chip('新加坡股')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(submit);
  await expect.poll(() => sent.mock.calls).toEqual([[['US', 'A', 'SG']]]);
});

test('Backspace in the empty field leads to those chosen, which go one by one, and back to the field', async () => {
  await userEvent.click(field);
  for (const name of [/港股/, /美股/, /A 股/]) await userEvent.click(option(name));
  await userEvent.keyboard('sg{Backspace}');
  await expect.element(field).toHaveValue('s');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(focused).toBe('移除 A 股');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect.poll(focused).toBe('移除 A 股');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(focused).toBe('移除 港股');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('已移除 港股，还有 0 项')).toBeInTheDocument();
  await userEvent.click(field);
  await userEvent.click(option(/美股/));
  await userEvent.click(page.getByRole('button', { name: '全部移除' }));
  await expect.element(chip('美股')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('a press of the pointer takes one off and does not move the focus', async () => {
  await userEvent.click(field);
  await userEvent.click(option(/港股/));
  await userEvent.click(option(/美股/));
  await userEvent.click(chip('港股'));
  await expect.element(chip('港股')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});
