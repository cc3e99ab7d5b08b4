import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { AlertDialog } from '../overlay/alert-dialog.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Drawer } from '../overlay/drawer.tsx';
import { draw } from './draw.fixture.tsx';
import { DrawerLayerContext } from './surface-stack.ts';

const user = { id: 'u1', name: '王小明', role: 'angel', mfa: false } as const;

type Surface = 'drawer' | 'dialog' | 'question';

function Record() {
  const [open, setOpen] = useState<readonly Surface[]>([]);
  const change = (surface: Surface) => (isOpen: boolean) =>
    setOpen(isOpen ? [...open, surface] : open.filter((other) => other !== surface));
  const opener = (surface: Surface, labels: string) => (
    <button type="button" onClick={() => change(surface)(true)}>
      {labels}
    </button>
  );
  return (
    <SessionProvider user={user}>
      {opener('drawer', '打开入金')}
      <Drawer
        open={open.includes('drawer')}
        onClose={() => change('drawer')(false)}
        title="入金"
        recordId="d1"
      >
        {opener('dialog', '备注')}
      </Drawer>
      <Dialog
        open={open.includes('dialog')}
        onOpenChange={change('dialog')}
        title="写备注"
        description="入金"
      >
        {opener('question', '删除')}
      </Dialog>
      <AlertDialog
        open={open.includes('question')}
        onOpenChange={change('question')}
        title="删除备注？"
        description="无法恢复。"
        confirm="确认删除"
        onConfirm={() => {}}
      />
    </SessionProvider>
  );
}

let remove: () => void;
beforeEach(async () => {
  remove = await draw(<Record />);
});
afterEach(() => remove());

const drawer = page.getByRole('dialog', { name: '入金', includeHidden: true });
const dialog = page.getByRole('dialog', { name: '写备注', includeHidden: true });
const question = page.getByRole('alertdialog', { includeHidden: true });

/** Escape the very moment something in there gets the focus: sooner than Radix listens. */
function escapeAtOnce(role: 'dialog' | 'alertdialog'): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest(`[role=${role}][aria-modal]`)) return;
    document.removeEventListener('focusin', onFocus);
    const init = { key: 'Escape', bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  document.addEventListener('focusin', onFocus);
}

test('Escape that comes as soon as a dialog has the focus closes it, and nothing behind it', async () => {
  await page.getByRole('button', { name: '打开入金' }).click();
  await expect.element(drawer).toBeVisible();
  escapeAtOnce('dialog');
  await page.getByRole('button', { name: '备注' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
});

test('Escape that comes as soon as a question has the focus closes it, and not the dialog behind it', async () => {
  await page.getByRole('button', { name: '打开入金' }).click();
  await page.getByRole('button', { name: '备注' }).click();
  await expect.element(dialog).toBeVisible();
  escapeAtOnce('alertdialog');
  await page.getByRole('button', { name: '删除' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(drawer).toBeInTheDocument();
});

function RecordAndClient() {
  const [isRecordLoaded, setRecordLoaded] = useState(false);
  const [isClientOpen, setClientOpen] = useState(true);
  const close = () => setClientOpen(false);
  return (
    <SessionProvider user={user}>
      <button type="button" onClick={() => setRecordLoaded(true)}>
        载入
      </button>
      <Drawer open={isRecordLoaded} onClose={() => {}} title="入金" recordId="d1">
        记录
      </Drawer>
      <DrawerLayerContext value="client">
        <Drawer open={isClientOpen} onClose={close} title="客户" recordId="c1">
          <button type="button">编辑</button>
        </Drawer>
      </DrawerLayerContext>
    </SessionProvider>
  );
}

test('the drawer of a client lies over that of a record, although the record has loaded later', async () => {
  remove();
  remove = await draw(<RecordAndClient />);
  await page.getByRole('button', { name: '载入' }).click();
  await expect.element(drawer).toHaveAttribute('inert');
  await page.getByRole('button', { name: '编辑' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '客户' })).not.toBeInTheDocument();
  await expect.element(drawer).not.toHaveAttribute('inert');
});

test('the drawer of a client stands beside the record from 1440 px on, which stays within reach', async () => {
  await page.viewport(1440, 900);
  remove();
  remove = await draw(<RecordAndClient />);
  await page.getByRole('button', { name: '载入' }).click();
  const client = page.getByRole('dialog', { name: '客户' });
  await expect.element(drawer).toBeVisible();
  await expect.element(drawer).not.toHaveAttribute('inert');
  const right = client.element().getBoundingClientRect().right;
  expect(right).toBeLessThanOrEqual(drawer.element().getBoundingClientRect().left + 1);
  await page.getByRole('button', { name: '编辑' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(client).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await page.viewport(1280, 900);
});
