import { Activity, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { PageElementProvider } from '#/ui/page/page-element.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { drawLists, List } from '../list.fixture.tsx';

function Record({ id, onClose }: { id: string; onClose: () => void }) {
  const rowOpener = useRowOpener();
  return (
    <Drawer open onClose={onClose} recordId={id} title={id} returnFocusTo={() => rowOpener(id)}>
      {null}
    </Drawer>
  );
}

function Kept({ name, shown }: { name: string; shown: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  return (
    <div ref={root}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <PageElementProvider value={root}>
          <List id={name} label={name} openId={openId} onOpen={setOpenId} bulk={() => null} />
          {openId && <Record id={openId} onClose={() => setOpenId(undefined)} />}
        </PageElementProvider>
      </Activity>
    </div>
  );
}

function Pages() {
  const [shown, setShown] = useState('First');
  return (
    <>
      {['First', 'Second'].map((name) => (
        <div key={name}>
          <button type="button" onClick={() => setShown(name)}>
            {name}
          </button>
          <Kept name={name} shown={name === shown} />
        </div>
      ))}
    </>
  );
}

let remove: () => void;
beforeEach(async () => {
  remove = await drawLists(<Pages />);
  await expect.element(page.getByRole('table', { name: 'First' })).toBeVisible();
  await page.getByRole('button', { name: 'Second' }).click();
  await expect.element(page.getByRole('table', { name: 'Second' })).toBeVisible();
  expect(document.querySelectorAll('[data-row-open=r1]')).toHaveLength(2);
});
afterEach(() => remove());

const row = (id: string) =>
  page.getByRole('table', { name: 'Second' }).getByRole('button', { name: id, exact: true });
const tick = (id: string) => page.getByRole('checkbox', { name: `Select ${id}`, exact: true });

test('keys go through the shown list, also if a hidden page has the same records', async () => {
  await userEvent.keyboard('j');
  await expect.element(row('r1')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(row('r2')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(tick('r2')).toBeChecked();
  await userEvent.keyboard('k');
  await expect.element(row('r1')).toHaveFocus();
});

test('a record that is closed gives the focus to its row on its own page', async () => {
  await row('r2').click();
  await expect.element(page.getByRole('heading', { name: 'r2' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('r2')).toHaveFocus();
});

test('a record that is hidden with its page takes no row of another page', async () => {
  await row('r2').click();
  await expect.element(page.getByRole('heading', { name: 'r2' })).toHaveFocus();
  await page.getByRole('button', { name: 'First' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // Focus is given back in the frame after.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('button', { name: 'First' })).toHaveFocus();
});
