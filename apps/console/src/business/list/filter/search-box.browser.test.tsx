import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { SearchBox } from './search-box.tsx';

/** Longer than the pause after which what is typed is searched. */
const pauseMs = 450;

const applied: string[] = [];
const sent: string[] = [];
const shown: string[] = [];
let say: (query: string) => void;
let late: (() => void)[] | null;

function Page() {
  const [query, setLabels] = useState('');
  useEffect(() => void shown.push(query), [query]);
  say = (next) => {
    applied.push(next);
    setLabels(next);
  };
  const onChange = (next: string) => {
    sent.push(next);
    if (late === null) say(next);
    else late.push(() => say(next));
  };
  return <SearchBox label="搜索" value={query} onChange={onChange} />;
}

const box = page.getByRole('searchbox', { name: '搜索' });

async function pause(): Promise<void> {
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(pauseMs);
}

let remove: () => void;
beforeEach(async () => {
  applied.length = 0;
  shown.length = 0;
  sent.length = 0;
  late = null;
  remove = await draw(<Page />);
  await expect.element(box).toBeVisible();
});
afterEach(() => remove());

async function search(query: string): Promise<void> {
  await userEvent.fill(box, query);
  await expect.poll(() => shown.at(-1)).toBe(query);
}

test('a search text that was cleared stays once the address brings it again', async () => {
  await search('王');
  say('');
  await expect.element(box).toHaveValue('');
  say('王');
  await expect.element(box).toHaveValue('王');
  await pause();
  expect(applied).toEqual(['王', '', '王']);
});

test('a search text from the address does not come back once it is cleared', async () => {
  say('王');
  await expect.element(box).toHaveValue('王');
  say('');
  await expect.element(box).toHaveValue('');
  await pause();
  expect(applied).toEqual(['王', '']);
});

test('a text typed while the address still takes the one before is kept, and sent', async () => {
  late = [];
  await userEvent.fill(box, 'wa');
  await expect.poll(() => sent).toEqual(['wa']);
  await userEvent.fill(box, 'wang ');
  await expect.poll(() => sent).toEqual(['wa', 'wang']);
  await userEvent.fill(box, 'wang x');
  for (const arrive of late) {
    arrive();
    await expect.poll(() => shown.at(-1)).toBe(applied.at(-1));
    await expect.element(box).toHaveValue('wang x');
  }
  await expect.poll(() => sent).toEqual(['wa', 'wang', 'wang x']);
  await expect.element(box).toHaveValue('wang x');
});

test('a half-typed text gives way to another that the address brings', async () => {
  await userEvent.fill(box, 'li');
  say('王');
  await expect.element(box).toHaveValue('王');
  await pause();
  expect(sent).toEqual([]);
});

test('Enter sends at once and once, and not while Chinese is being composed', async () => {
  await userEvent.click(box);
  const keyboard = cdp() as unknown as {
    send: (command: string, query: object) => Promise<unknown>;
  };
  await keyboard.send('Input.imeSetComposition', {
    text: 'wang',
    selectionStart: 4,
    selectionEnd: 4,
  });
  box
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
  await pause();
  expect(sent).toEqual([]);
  await keyboard.send('Input.insertText', { text: '王' });
  late = [];
  await userEvent.keyboard('{Enter}{Enter}');
  expect(new Set(sent)).toEqual(new Set(['王']));
  for (const arrive of late) arrive();
  say('');
  say('王');
  await expect.element(box).toHaveValue('王');
  await pause();
  expect(applied.at(-1)).toBe('王');
});

test('the box shows what it finds only with room for all of it, and has it in its tip', async () => {
  remove();
  const label = '订单号、客户、付款人、流水号';
  remove = await draw(
    <div data-place style={{ width: 256 }}>
      <SearchBox label={label} value="" onChange={() => {}} />
    </div>,
  );
  const input = page.getByRole('searchbox', { name: label });
  await expect.element(input).toHaveAttribute('title', `${label} · 按 / 键定位到搜索框`);
  const hint = page.getByText(label);
  const isWithin = () => {
    const [box, text] = [input, hint].map((one) => one.element().getBoundingClientRect());
    return box && text && text.top >= box.top && text.bottom <= box.bottom;
  };
  await expect.poll(isWithin).toBe(true);
  document.querySelector<HTMLElement>('[data-place]')?.style.setProperty('width', '150px');
  await expect.poll(isWithin).toBe(false);
  await userEvent.fill(input, '王');
  await expect.element(hint).not.toBeVisible();
});
