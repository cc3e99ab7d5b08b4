import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnList, drawList, edgeOf, head, widthOf } from '../list.fixture.tsx';
import { readView, viewKey } from '../views/table-view.ts';

let list: DrawnList & { remove: () => void };
beforeEach(async () => {
  list = await drawList();
  await expect.element(head('No')).toBeVisible();
});
afterEach(() => list.remove());

const kept = () => readView(localStorage.getItem(viewKey('u1', 'made-up'))).widths;

function dispatch(name: string, type: string, by: number, button = 0) {
  const edge = edgeOf(name).element();
  const init = { bubbles: true, pointerId: 1, isPrimary: true, button, clientX: 400 + by };
  edge.dispatchEvent(new PointerEvent(type, init));
}

test('a column is as wide as its edge is dragged, from 56 to 720 pixels, and is kept so', async () => {
  const before = widthOf('Name');
  await userEvent.dragAndDrop(edgeOf('Name'), head('Amount'), {
    sourcePosition: { x: 4, y: 12 },
    targetPosition: { x: 60, y: 12 },
  });
  await expect.poll(() => widthOf('Name')).toBeGreaterThan(before + 30);
  expect(kept()).toEqual({ name: widthOf('Name') });

  for (const [by, width] of [
    [-2000, 56],
    [2000, 720],
  ] as const) {
    dispatch('Name', 'pointerdown', 0);
    dispatch('Name', 'pointermove', by / 200);
    dispatch('Name', 'pointermove', by);
    dispatch('Name', 'pointerup', by);
    await expect.poll(kept).toEqual({ name: width });
  }
  expect(widthOf('Name')).toBe(720);
  await expect.element(edgeOf('Name')).toHaveAttribute('aria-valuenow', '720');
});

test.each([
  ['wider', 'Amount', 140],
  ['narrower', 'Name', 60],
] as const)(
  'an edge that is pulled little by little makes its column %s, and moves no column',
  async (_, over, x) => {
    const before = widthOf('Name');
    const from = edgeOf('Name').element().getBoundingClientRect().x + 4;
    const by = Math.round(head(over).element().getBoundingClientRect().x + x - from);
    await userEvent.dragAndDrop(edgeOf('Name'), head(over), {
      sourcePosition: { x: 4, y: 12 },
      targetPosition: { x, y: 12 },
      steps: 10,
    });
    await expect.poll(() => Math.abs(widthOf('Name') - before - by)).toBeLessThanOrEqual(2);
    expect(kept()).toEqual({ name: widthOf('Name') });
    const heads = page.getByRole('columnheader').elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual(['No', 'Name', 'Amount', 'Note']);
    await expect.element(edgeOf('Name')).toHaveFocus();
  },
);

test('a column fits what it holds again by a double click and by Enter', async () => {
  const before = widthOf('Name');
  for (const fit of [() => edgeOf('Name').dblClick(), () => userEvent.keyboard('{Enter}')]) {
    edgeOf('Name').element().focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect.poll(kept).toEqual({ name: expect.any(Number) });
    await fit();
    await expect.poll(kept).toEqual({});
    await expect.poll(() => widthOf('Name')).toBe(before);
  }
});

test('an edge follows the main button of the pointer alone, and no further once the browser takes it away', async () => {
  dispatch('Name', 'pointerdown', 0, 2);
  dispatch('Name', 'pointermove', 80, 2);
  expect(kept()).toEqual({});
  let width = widthOf('Name');
  for (const end of ['pointercancel', 'lostpointercapture']) {
    dispatch('Name', 'pointerdown', 0);
    dispatch('Name', 'pointermove', -40);
    width -= 40;
    await expect.poll(() => widthOf('Name')).toBe(width);
    dispatch('Name', end, 0);
    dispatch('Name', 'pointermove', -90);
    await expect.poll(kept).toEqual({ name: width });
    expect(widthOf('Name')).toBe(width);
  }
});

test('the arrow keys move an edge by 8 pixels, with Shift by 32, and the width is kept', async () => {
  const before = widthOf('Name');
  await userEvent.click(edgeOf('Name'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => widthOf('Name')).toBe(before + 32);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(kept).toEqual({ name: before + 24 });
});
