import i18next from 'i18next';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { DateField } from './date-field.tsx';

type Values = { expires: string; starts: string; born: string };

const sent = vi.fn();

function Form() {
  const { control, handleSubmit, watch } = useForm<Values>({
    defaultValues: { expires: '', starts: '', born: '' },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent(values))}>
      <DateField control={control} name="expires" label="有效期" />
      <DateField control={control} name="starts" label="开始时间" time />
      <DateField
        control={control}
        name="born"
        label="出生日期"
        min="1990-02-03"
        max="1990-02-27"
        check={(day) => (day === '1990-02-28' ? '这一天不行' : null)}
      />
      <output>{watch('expires')}</output>
      <button type="submit">提交</button>
    </form>
  );
}

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="窗口" description="说明">
      <DialogBody>
        <Form />
      </DialogBody>
    </Dialog>
  );
}

const expires = page.getByLabelText(/^有效期/);
const starts = page.getByLabelText(/^开始时间/);
const born = page.getByLabelText(/^出生日期/);
const calendar = page.getByRole('dialog', { name: '选择日期' });
const choose = (at: number) => page.getByRole('button', { name: '选择日期' }).nth(at);
const day = (name: RegExp) => calendar.getByRole('button', { name });
const submit = () => userEvent.click(page.getByRole('button', { name: '提交' }));
const wrong = /日期不完整或不存在/;

let remove: () => void;
beforeEach(async () => {
  sent.mockClear();
  await page.viewport(1280, 800);
  vi.useFakeTimers({ toFake: ['Date'] });
  // In Shanghai it is the 22nd already.
  vi.setSystemTime('2026-11-21T17:00:00Z');
  remove = await draw(<Form />);
  await expect.element(expires).toHaveAttribute('placeholder', 'YYYY-MM-DD');
});
afterEach(async () => {
  vi.useRealTimers();
  await i18next.changeLanguage('zh-CN');
  remove();
});

// @rule writes: A half-typed or impossible date is a field error, never sent
test.each([
  ['half a day', expires, '2026-02'],
  ['a day that no calendar has', expires, '2031-02-31'],
  ['a year that is still being typed', expires, '0020-02-01'],
  ['a day without its time', starts, '2031-02-01'],
  ['a time that no clock has', starts, '2031-02-01 24:30'],
])('%s is an error at its field, and is not sent', async (_, field, typed) => {
  await userEvent.fill(field, typed);
  await submit();
  await expect.element(field).toHaveAccessibleDescription(wrong);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue(typed);
  expect(sent).not.toHaveBeenCalled();
});

test('what is typed is sent as the contract has it, shown so once it is left, and changes nothing while half of it is there', async () => {
  await userEvent.fill(expires, '2031/2/8');
  await userEvent.fill(starts, '20310208 9:05');
  await userEvent.click(born);
  await expect.element(expires).toHaveValue('2031-02-08');
  await expect.element(starts).toHaveValue('2031-02-08 09:05');
  await submit();
  await expect
    .poll(() => sent.mock.lastCall)
    .toEqual([{ expires: '2031-02-08', starts: '2031-02-08T01:05:00.000Z', born: '' }]);
  await userEvent.fill(expires, '2031-02');
  await expect.element(page.getByRole('status')).toHaveTextContent('2031-02-08');
  await submit();
  await expect.element(expires).toHaveAccessibleDescription(wrong);
  await userEvent.fill(expires, '');
  await expect.element(expires).not.toHaveAccessibleDescription(wrong);
  await submit();
  await expect.poll(() => sent.mock.lastCall?.[0].expires).toBe('');
});

test('a day is chosen from the calendar by key, beginning today in the configured time zone', async () => {
  const button = choose(0).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(day(/^今天，2026年11月22日/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(day(/^2026年11月30日/)).toHaveFocus();
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect.element(expires).toHaveValue('2026-12-30');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(choose(0)).toHaveFocus();
  await userEvent.click(choose(0));
  await expect.element(day(/^2026年12月30日 星期三，已选择/)).toHaveFocus();
});

test('a day that is chosen keeps the time of day, and leads to it', async () => {
  await userEvent.click(choose(1));
  await userEvent.click(day(/2026年11月24日/));
  await expect.element(starts).toHaveValue('2026-11-24 00:00');
  await expect.element(starts).toHaveFocus();
  await userEvent.keyboard('16:45');
  await userEvent.click(choose(1));
  await userEvent.click(day(/2026年11月25日/));
  await expect.element(starts).toHaveValue('2026-11-25 16:45');
});

test('days outside of the range cannot be chosen, and are an error at the field when typed', async () => {
  await userEvent.click(choose(2));
  await expect.element(day(/1990年2月2日/)).toBeDisabled();
  await expect.element(day(/1990年2月28日/)).toBeDisabled();
  await expect.element(day(/1990年2月3日/)).toBeEnabled();
  await expect.element(day(/1990年2月27日/)).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  for (const [typed, fault] of [
    ['1990-02-02', /不能早于 1990-02-03/],
    ['1990-03-01', /不能晚于 1990-02-27/],
    ['1990-02-28', /这一天不行/],
  ] as const) {
    await userEvent.fill(born, typed);
    await submit();
    await expect.element(born).toHaveAccessibleDescription(fault);
  }
  expect(sent).not.toHaveBeenCalled();
});

test('Escape closes the calendar, and the next one the dialog around it', async () => {
  remove();
  remove = await draw(<InDialog />);
  await userEvent.click(choose(0));
  await expect.element(day(/^今天/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  const dialog = page.getByRole('dialog', { name: '窗口' });
  await expect.element(dialog).toBeVisible();
  await expect.element(choose(0)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the calendar speaks English if the console does', async () => {
  await i18next.changeLanguage('en-US');
  await userEvent.click(page.getByRole('button', { name: 'Choose a day' }).first());
  const named = page.getByRole('dialog', { name: 'Choose a day' });
  await expect.element(named.getByRole('button', { name: 'Go to the Next Month' })).toBeVisible();
  await expect
    .element(named.getByRole('button', { name: /^Today, Sunday, November 22, 2026/ }))
    .toHaveFocus();
});
