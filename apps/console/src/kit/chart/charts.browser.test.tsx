import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/kit/ui/draw.fixture.tsx';
import type { Chart } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

const shown = ['1,200.50 USD', '-300.00 USD', '0.00 USD'];
const chart: Chart = {
  pointHead: '日期',
  points: [
    { key: '1', name: '11月1日', short: '11/1' },
    { key: '2', name: '11月2日', short: '11/2' },
    { key: '3', name: '11月3日', short: '11/3' },
  ],
  series: [
    {
      key: 'profit',
      name: '盈亏',
      shape: 'bars',
      values: [1200.5, -300, 0],
      shown: (at) => shown[at] ?? '',
    },
    {
      key: 'earlier',
      name: '上期',
      shape: 'line',
      values: [1, 2, 3],
      shown: (at) => `${at + 1}.00 USD`,
      isEarlier: true,
    },
  ],
};

const frame = {
  title: '每日盈亏',
  description: '近 3 天',
  error: null,
  retrying: false,
  onRetry: () => {},
  nothing: '没有数据',
  onAxis: String,
  fileName: 'profit',
};

test('a chart is read point by point with the keys, and as a table', async () => {
  const remove = await draw(<ChartFrame {...frame} chart={chart} />);
  const points = page.getByRole('slider', { name: '每日盈亏' });
  await expect
    .element(points)
    .toHaveAttribute('aria-valuetext', expect.stringContaining('11月1日'));
  (points.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(points)
    .toHaveAttribute('aria-valuetext', '11月2日，盈亏  -300.00 USD，上期  2.00 USD');
  await userEvent.click(page.getByRole('radio', { name: '表格' }));
  await expect.element(page.getByRole('cell', { name: '-300.00 USD' })).toBeVisible();
  remove();
});

test('a series is hidden by its legend, in the words of each point too', async () => {
  const remove = await draw(<ChartFrame {...frame} chart={chart} />);
  const earlier = page.getByRole('button', { name: '上期' });
  await expect.element(earlier).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(earlier);
  await expect.element(earlier).toHaveAttribute('aria-pressed', 'false');
  const points = page.getByRole('slider', { name: '每日盈亏' });
  await expect.element(points).toHaveAttribute('aria-valuetext', '11月1日，盈亏  1,200.50 USD');
  remove();
});

test('what failed and what is empty are told apart', async () => {
  const failed = await draw(
    <ChartFrame {...frame} chart={undefined} error={new Error('cut off')} />,
  );
  await expect
    .element(page.getByRole('alert').getByText('加载失败', { exact: true }))
    .toBeVisible();
  failed();
  const empty = await draw(<ChartFrame {...frame} chart={{ ...chart, points: [] }} />);
  await expect.element(page.getByText('没有数据')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  empty();
});

test('the table of a chart is saved as a workbook of numbers, with the currency in its heads', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:';
  });
  const remove = await draw(<ChartFrame {...frame} chart={{ ...chart, unit: 'USD' }} />);
  await userEvent.click(page.getByRole('radio', { name: '表格' }));
  await userEvent.click(page.getByRole('button', { name: '保存 XLSX' }));
  await expect.poll(() => saved.length).toBe(1);
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  // A workbook is a zip.
  expect([...bytes.slice(0, 2)]).toEqual([...new TextEncoder().encode('PK')]);
  vi.restoreAllMocks();
  remove();
});
