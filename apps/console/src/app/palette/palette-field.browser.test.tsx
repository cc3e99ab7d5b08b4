import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { PaletteField } from './palette-field.tsx';
import { useOwnCommands } from './use-items.ts';

let remove: () => void;
afterEach(() => remove());

test('what opened the palette closes it, under Caps Lock, too', async () => {
  const onClose = vi.fn<() => void>();
  remove = await draw(
    <PaletteField
      listId="list"
      activeElementId={undefined}
      text=""
      onText={() => {}}
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

const Commands = () => useOwnCommands().map(({ id, label }) => <p key={id}>{label}</p>);

test('a new client is a command for those who may add clients, and for no one else', async () => {
  await speak('zh-CN', ['palette', 'shell']);
  const show = async (role: Role) => {
    remove = await draw(
      <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
        <Commands />
      </PermissionsProvider>,
    );
    await expect.element(page.getByText('快捷键帮助')).toBeVisible();
    return page.getByText('新建客户', { exact: true }).elements().length;
  };
  expect(await show('angel')).toBe(1);
  remove();
  expect(await show('superman')).toBe(0);
});
