import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/kit/ui/draw.fixture.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartPoint } from './chart-point.ts';
import { SeriesPlot } from './series-plot.tsx';

const points: ChartPoint[] = [
  { key: '1', name: '11月1日', short: '11/1', value: 1200.5, shown: '1,200.50 USD' },
  { key: '2', name: '11月2日', short: '11/2', value: -300, shown: '-300.00 USD' },
  { key: '3', name: '11月3日', short: '11/3', value: 0, shown: '0.00 USD' },
];

const frame = {
  title: '每日盈亏',
  description: '近 3 天',
  heads: ['日期', '盈亏'] as const,
  error: null,
  retrying: false,
  onRetry: () => {},
  nothing: '没有数据',
};
const plot = (shown: readonly ChartPoint[]) => (
  <SeriesPlot label="每日盈亏" points={shown} shape="area" onAxis={String} />
);

test('a line is read point by point with the keys, losses below zero, and as a table', async () => {
  const remove = await draw(
    <ChartFrame {...frame} points={points}>
      {plot}
    </ChartFrame>,
  );
  const loss = page.getByRole('img', { name: '11月2日: -300.00 USD' });
  await userEvent.click(loss);
  await expect.element(page.getByText('-300.00 USD')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('1,200.50 USD')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('1,200.50 USD')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: '表格' }));
  await expect.element(page.getByRole('cell', { name: '-300.00 USD' })).toBeVisible();
  remove();
});

test('what failed and what is empty are told apart', async () => {
  const failed = await draw(
    <ChartFrame {...frame} points={undefined} error={new Error('cut off')}>
      {plot}
    </ChartFrame>,
  );
  await expect
    .element(page.getByRole('alert').getByText('加载失败', { exact: true }))
    .toBeVisible();
  failed();
  const empty = await draw(
    <ChartFrame {...frame} points={[]}>
      {plot}
    </ChartFrame>,
  );
  await expect.element(page.getByText('没有数据')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  empty();
});
