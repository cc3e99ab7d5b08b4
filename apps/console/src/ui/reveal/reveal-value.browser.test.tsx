import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { RevealValue } from './reveal-value.tsx';

let remove: () => void;
afterEach(() => remove());

test('while a number is asked for, its button keeps the focus and asks for it no second time', async () => {
  let answer: (value: string) => void = () => {};
  const reveal = vi.fn<() => Promise<string>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  remove = await draw(<RevealValue masked="6222 **** 1234" reveal={reveal} label="卡号" />);
  const button = page.getByRole('button');
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(reveal).toHaveBeenCalledOnce();
  answer('6222 0000 0000 1234');
  await expect.element(page.getByText('6222 0000 0000 1234')).toBeVisible();
  await expect.element(button).toHaveFocus();
});
