import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../controls/draw.fixture.tsx';
import { DrawerEdge } from './drawer-edge.tsx';

const resized = vi.fn<(width: number) => void>();

let remove: () => void;
beforeEach(async () => {
  resized.mockClear();
  remove = await draw(<DrawerEdge width={600} onResize={resized} />);
  await expect.element(page.getByRole('separator')).toBeInTheDocument();
});
afterEach(() => remove());

function dispatch(type: string, clientX: number, button = 0) {
  const init = { bubbles: true, pointerId: 1, isPrimary: true, button, clientX };
  page.getByRole('separator').element().dispatchEvent(new PointerEvent(type, init));
}

test('the edge of a drawer follows the main button of the pointer alone, until it is released or taken away', () => {
  dispatch('pointerdown', 400, 2);
  dispatch('pointermove', 380);
  expect(resized).not.toHaveBeenCalled();
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    dispatch('pointerdown', 400);
    dispatch('pointermove', 380);
    expect(resized).toHaveBeenLastCalledWith(620);
    dispatch(end, 0);
    resized.mockClear();
    dispatch('pointermove', 300);
    expect(resized).not.toHaveBeenCalled();
  }
});
