import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { draw } from './draw.fixture.tsx';
import { Select } from './select.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const reasons = [
  { value: '', label: '请选择' },
  { value: 'duplicate', label: '重复提交' },
  { value: 'other', label: '其他' },
];
const chosen = vi.fn();
const pressed = vi.fn();

function Reasons({ options = reasons }: { options?: typeof reasons }) {
  const [value, setValue] = useState('');
  useShortcuts({ o: { labelKey: 'review.approve', run: pressed } });
  return (
    <form>
      <label htmlFor="reason">原因</label>
      <Select
        id="reason"
        value={value}
        options={options}
        onChange={({ target }) => {
          chosen(target.value);
          setValue(target.value);
        }}
      />
      <button type="button">之后</button>
    </form>
  );
}

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="窗口" description="说明">
      <DialogBody>
        <Reasons />
      </DialogBody>
    </Dialog>
  );
}

function Cached() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Reasons />
      </Activity>
      <button type="button" onClick={() => setShown(!shown)}>
        标签页
      </button>
    </>
  );
}

const reason = page.getByRole('combobox', { name: '原因' });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name });

let remove: () => void;
beforeEach(async () => {
  chosen.mockClear();
  pressed.mockClear();
  await page.viewport(1280, 800);
  remove = await draw(<Reasons />);
  await expect.element(reason).toHaveTextContent('请选择');
});
afterEach(() => remove());

test('the first press opens the list, and a chosen option is reported once', async () => {
  await userEvent.click(reason);
  await expect.element(option('请选择')).toHaveFocus();
  await userEvent.click(option('其他'));
  await expect.element(reason).toHaveTextContent('其他');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(reason).toHaveFocus();
  expect(chosen.mock.calls).toEqual([['other']]);
  await userEvent.click(reason);
  await expect.element(option('其他')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(option('请选择'));
  expect(chosen.mock.lastCall).toEqual(['']);
});

test('a select is reached, opened, walked and left by key, and keeps its letters from the page', async () => {
  await userEvent.tab();
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('o{ArrowDown}');
  await expect.element(option('请选择')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('重复提交')).toHaveFocus();
  await userEvent.keyboard('o{Enter}');
  await expect.element(reason).toHaveTextContent('重复提交');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '之后' })).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
});

test('Ctrl with Enter is for the form around, before its list has been open and after', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('请选择')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // Opened by that key, it would be there before the next one is read.
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '之后' })).toHaveFocus();
  expect(list.query()).toBeNull();
});

test('a select takes the first focus of a dialog, and Escape closes its list alone', async () => {
  remove();
  remove = await draw(<InDialog />);
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('请选择')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '窗口' })).toBeVisible();
  await expect.element(reason).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test('a select does not take the focus on a page that becomes visible again', async () => {
  remove();
  remove = await draw(<Cached />);
  await userEvent.click(reason);
  await userEvent.click(option('其他'));
  await expect.element(reason).toHaveFocus();
  const tab = page.getByRole('button', { name: '标签页' });
  await userEvent.click(tab);
  await expect.element(reason).not.toBeInTheDocument();
  await userEvent.click(tab);
  await expect.element(reason).toHaveTextContent('其他');
  await expect.element(tab).toHaveFocus();
});

test("a select is the browser's own on a narrow screen", async () => {
  remove();
  await page.viewport(375, 800);
  remove = await draw(<Reasons />);
  await userEvent.selectOptions(reason, '其他');
  expect(chosen.mock.calls).toEqual([['other']]);
});
