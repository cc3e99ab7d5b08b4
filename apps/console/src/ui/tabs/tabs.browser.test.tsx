import '#/styles/tokens.css';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TabPanel, Tabs } from './tabs.tsx';

let root: Root;

beforeEach(() => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Drawn({ first }: { first: string }) {
  const [tab, setTab] = useState(first);
  return (
    <Tabs
      label="Parts"
      names={['bank', 'note', 'trade']}
      selected={tab}
      titleOf={(name) => name}
      onSelect={setTab}
    >
      <TabPanel key={tab} name={tab}>
        {`panel of ${tab}`}
      </TabPanel>
    </Tabs>
  );
}

const selected = () => document.querySelector('[aria-selected=true]')?.textContent;
const focused = () => document.activeElement?.textContent;
const panel = () => document.querySelector('[role=tabpanel]');

async function draw(first: string): Promise<void> {
  root.render(<Drawn first={first} />);
  await expect.poll(() => document.querySelectorAll('[role=tab]')).toHaveLength(3);
  await userEvent.keyboard('{Tab}');
}

test('selects with arrows, Home and End, and goes round', async () => {
  await draw('note');
  expect(focused()).toBe('note');
  for (const [key, name] of [
    ['ArrowRight', 'trade'],
    ['ArrowRight', 'bank'],
    ['ArrowLeft', 'trade'],
    ['Home', 'bank'],
    ['End', 'trade'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(selected).toBe(name);
    expect(focused()).toBe(name);
    expect(panel()?.textContent).toBe(`panel of ${name}`);
  }
});

test('a panel leaves the focus to its content, and is named by its tab', async () => {
  await draw('note');
  expect(panel()?.hasAttribute('tabindex')).toBe(false);
  const labelledBy = panel()?.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(labelledBy)?.textContent).toBe('note');
});

test('selects nothing by the focus alone if something unlisted is open', async () => {
  await draw('crypto');
  expect(focused()).toBe('bank');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('note');
  expect(selected()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  await expect.poll(selected).toBe('note');
});

test('the focus ring surrounds a tab that a key reaches, and none that is pressed', async () => {
  await draw('note');
  const ring = () =>
    document.activeElement && getComputedStyle(document.activeElement).outlineStyle;
  expect(ring()).toBe('solid');
  await userEvent.click(page.getByRole('tab', { name: 'trade' }));
  await expect.poll(selected).toBe('trade');
  expect([focused(), ring()]).toEqual(['trade', 'none']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('bank');
  expect(ring()).toBe('solid');
});
