import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';
import { lazyOverlay } from '../page/lazy-overlay.tsx';
import { lazyPart } from '../page/lazy-part.tsx';
import { draw } from './draw.fixture.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { Section } from './section.tsx';

const failing = new Set<string>();

let remove = () => {};
beforeEach(() => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  remove();
  failing.clear();
  vi.restoreAllMocks();
});

function Panel({ name, id }: { name: string; id: string }) {
  if (failing.has(`${name} ${id}`)) throw new RangeError('Invalid time value');
  return <p>{`${name} ${id}`}</p>;
}

type Opened = { id: string; onClose: () => void };

function Whole({ id, onClose }: Opened) {
  if (failing.has(`whole ${id}`)) throw new RangeError('Invalid time value');
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={id}
      title={`记录 ${id}`}
      footer={<Panel name="footer" id={id} />}
    >
      <Panel name="parts" id={id} />
      <Section title="净值">
        <Panel name="nav" id={id} />
      </Section>
      <Section title="历史">
        <Panel name="history" id={id} />
      </Section>
    </Drawer>
  );
}

const FundDrawer = lazyOverlay<Opened>(async () => Whole);

function FundPage() {
  const [id, setId] = useState<string>();
  return (
    <SessionProvider user={{ id: 'u1', name: '王小明', role: 'angel', mfa: false }}>
      {['A', 'B'].map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          {`行 ${one}`}
        </button>
      ))}
      {id !== undefined && <FundDrawer id={id} onClose={() => setId(undefined)} />}
    </SessionProvider>
  );
}

const open = (id: string) => userEvent.click(page.getByRole('button', { name: `行 ${id}` }));
const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const retry = () => page.getByRole('button', { name: '重试' });
const broken = () => page.getByText('此处内容无法显示').elements();

test('a section of a drawer that fails leaves the list and the other sections, and is drawn again when it is tried again', async () => {
  failing.add('nav A');
  remove = await draw(<FundPage />);
  await open('A');
  for (const text of ['parts A', 'history A', 'footer A']) await shown(text);
  expect(broken()).toHaveLength(1);
  await userEvent.click(retry());
  expect(broken()).toHaveLength(1);
  failing.clear();
  await userEvent.click(retry());
  await shown('nav A');
  expect(broken()).toHaveLength(0);
});

test('a section that failed is drawn anew for another record', async () => {
  failing.add('nav A').add('footer A');
  remove = await draw(<FundPage />);
  await open('A');
  await expect.poll(() => broken().length).toBe(2);
  await open('B');
  for (const text of ['nav B', 'footer B']) await shown(text);
});

test('a drawer whose content fails keeps its title, its footer and its way out', async () => {
  failing.add('parts A');
  remove = await draw(<FundPage />);
  await open('A');
  await expect.element(page.getByRole('heading', { name: '记录 A' })).toBeVisible();
  await shown('footer A');
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await open('B');
  await shown('parts B');
});

test('a drawer that fails as a whole is open with a retry beside the list', async () => {
  failing.add('whole A');
  remove = await draw(<FundPage />);
  await open('A');
  await expect.element(page.getByRole('heading', { name: '无法显示' })).toBeVisible();
  await open('B');
  await shown('parts B');
  await open('A');
  failing.clear();
  await userEvent.click(retry());
  await shown('parts A');
});

test('a card and a part of a page fail alone', async () => {
  failing.add('card A').add('part A');
  const Part = lazyPart(async () => Panel);
  remove = await draw(
    <>
      <PanelBoundary>
        <Panel name="card" id="A" />
      </PanelBoundary>
      <PanelBoundary>
        <Panel name="card" id="B" />
      </PanelBoundary>
      <Part name="part" id="A" />
    </>,
  );
  await shown('card B');
  await expect.poll(() => broken().length).toBe(2);
});

test('a chart and the panel of a tab fail alone', async () => {
  failing.add('tab A');
  const points = [{ key: '1', name: '1', short: '1' }];
  remove = await draw(
    <>
      <ChartFrame
        {...{ title: '净值走势', description: '', nothing: '', fileName: 'nav' }}
        {...{ error: null, retrying: false, onRetry: () => {}, onAxis: String }}
        // Values that are missing: the chart cannot be drawn.
        chart={{ pointHead: '日期', points, series: [null as never] }}
      />
      <Tabs label="资料" names={['A']} selected="A" titleOf={() => '标签'} onSelect={() => {}}>
        <TabPanel name="A">
          <Panel name="tab" id="A" />
        </TabPanel>
      </Tabs>
    </>,
  );
  await shown('净值走势');
  await shown('标签');
  await expect.poll(() => broken().length).toBe(2);
});
