import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { draw } from '../controls/draw.fixture.tsx';
import { Tooltips, watchTips } from './tooltips.tsx';

const long = '环球证券交易与经纪服务平台（亚太区）';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Tooltips />
      <button type="button">前</button>
      <Primitive.Root open={open} onOpenChange={setOpen} modal={false}>
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Primitive.Title>资料</Primitive.Title>
          <IconButton label="刷新">
            <X aria-hidden="true" />
          </IconButton>
          <a href="#1" title={long} className="block w-32">
            <span className="block truncate">{long}</span>
          </a>
          <a href="#2" title="短名">
            <span className="block w-32 truncate">短名</span>
          </a>
          <span title="只在这里说的话">别的字</span>
        </Primitive.Content>
      </Primitive.Root>
    </>
  );
}

let remove: () => void;
beforeEach(async () => {
  remove = await draw(<Page />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: '前' }));
});
afterEach(() => remove());

const tip = () => document.querySelector('[data-slot=tooltip]');
const labels = () => tip()?.textContent;
const button = page.getByRole('button', { name: '刷新' });
const link = page.getByRole('link', { name: long });

test('what a key leads to shows its tip; Escape takes away the tip alone, then what is around', async () => {
  (page.getByRole('button', { name: '前' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.poll(labels).toBe('刷新');
  expect(tip()?.getAttribute('aria-hidden')).toBe('true');
  await userEvent.keyboard('{Tab}');
  await expect.poll(labels).toBe(long);
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toBeNull();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is focused without a key, such as the first of a menu that opens, covers nothing with a tip', () => {
  const shown: (string | null)[] = [];
  const stop = watchTips((one) => shown.push(one?.label ?? null));
  const element = button.element() as HTMLElement;
  element.focus();
  expect(shown).toEqual([]);
  element.blur();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  element.focus();
  expect(shown).toEqual(['刷新']);
  stop();
});

test('the pointer brings the tip when it rests, keeps it while it is on it, and a press takes it away', async () => {
  await userEvent.hover(link);
  expect(tip()).toBeNull();
  await expect.poll(labels).toBe(long);
  expect(link.element().hasAttribute('title'), 'the browser shows none of its own').toBe(false);
  await userEvent.hover(page.elementLocator(tip() ?? document.body));
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(400);
  expect(labels()).toBe(long);
  await userEvent.hover(button);
  await expect.poll(labels).toBe('刷新');
  await userEvent.click(button);
  await expect.poll(tip).toBeNull();
});

test('a name that is not cut has no tip, and a text that is nowhere else stays with the browser', async () => {
  await userEvent.hover(page.getByText('短名'));
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(800);
  expect(tip()).toBeNull();
  await userEvent.hover(page.getByText('别的字'));
  expect(page.getByText('别的字').element().getAttribute('title')).toBe('只在这里说的话');
});
