import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Checkbox } from './checkbox.tsx';

const markOf = (name: string) =>
  getComputedStyle(page.getByRole('checkbox', { name }).element(), '::before').content;

test('a box that is ticked or half ticked shows a mark, and no other does', async () => {
  await draw(
    <>
      <Checkbox aria-label="off" />
      <Checkbox aria-label="on" defaultChecked />
      <Checkbox aria-label="some" indeterminate />
    </>,
  );
  await expect.element(page.getByRole('checkbox', { name: 'some' })).toBePartiallyChecked();
  expect(['off', 'on', 'some'].map(markOf)).toEqual(['none', '""', '""']);
  await page.getByRole('checkbox', { name: 'off' }).click();
  expect(markOf('off')).toBe('""');
});
