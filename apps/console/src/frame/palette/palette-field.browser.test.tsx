import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/kit/ui/draw.fixture.tsx';
import { PaletteField } from './palette-field.tsx';

let remove: () => void;
afterEach(() => remove());

test('what opened the palette closes it, under Caps Lock, too', async () => {
  const onClose = vi.fn<() => void>();
  remove = await draw(
    <PaletteField
      listId="list"
      activeElementId={undefined}
      onQuery={() => {}}
      onMove={() => {}}
      onChoose={() => {}}
      onClose={onClose}
    />,
  );
  await page.getByRole('combobox').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onClose).toHaveBeenCalledTimes(1);
  const field = page.getByRole('combobox').element();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, bubbles: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
