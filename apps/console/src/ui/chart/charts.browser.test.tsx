import { getInstanceByDom } from 'echarts/core';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import type { Chart } from './chart.ts';
import { ChartFacts } from './chart-facts.ts';
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

function drawnPlot() {
  const frame = document.querySelector('canvas')?.closest<HTMLElement>('[aria-hidden]');
  const plot = frame && getInstanceByDom(frame);
  if (!plot) throw new Error('Nothing is drawn.');
  return plot;
}

type Drawn = { ignore?: boolean; parent?: Drawn | null; style?: { text?: string } };

function textsOf(plot: ReturnType<typeof drawnPlot>): string[] {
  const all: Drawn[] = plot.getZr().storage.getDisplayList(true);
  return all.flatMap(({ style }) => (style?.text ? [style.text] : []));
}

const colourOf = (element: Element | null) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null || element === null) throw new Error('Nothing has a colour.');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
};

const tipText = () => document.querySelector<HTMLElement>('[data-chart-tip]')?.textContent ?? '';

function Changing({ next }: { next: Chart }) {
  const [now, setNow] = useState(chart);
  useEffect(() => {
    const change = () => setNow(next);
    document.addEventListener('numbers', change);
    return () => document.removeEventListener('numbers', change);
  }, [next]);
  return <ChartFrame {...frame} chart={now} />;
}

test('the tip follows the keys, and keeps its position when the numbers change', async () => {
  const [profit, ...others] = chart.series;
  if (profit === undefined) throw new Error('There is a series.');
  const changed = { ...profit, values: [1, 2, 3], shown: () => '9.00' };
  const next = { ...chart, series: [changed, ...others] };
  const remove = await draw(<Changing next={next} />);
  const points = page.getByRole('slider', { name: '每日盈亏' });
  await expect.element(points).toBeInTheDocument();
  (points.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(tipText).toContain('11月2日');
  const tip = document.querySelector('[data-chart-tip]');
  expect(tip?.querySelectorAll('.text-series-1, .text-series-earlier')).toHaveLength(2);
  expect(tip && getComputedStyle(tip).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
  document.dispatchEvent(new Event('numbers'));
  await expect.poll(tipText).toContain('9.00');
  expect(tipText()).toContain('11月2日');
  remove();
});

test('a tip goes with the series that it spoke of', async () => {
  const failures: string[] = [];
  const failed = (event: ErrorEvent) => {
    event.preventDefault();
    failures.push(event.message);
  };
  addEventListener('error', failed);
  const remove = await draw(<Changing next={{ ...chart, series: chart.series.slice(0, 1) }} />);
  await expect.poll(() => textsOf(drawnPlot())).toContain('11/2');
  const plot = drawnPlot();
  const [x = 0, y = 0] = plot.convertToPixel({ seriesIndex: 0 }, ['11/2', 100]);
  plot.getZr().handler.dispatch('mousemove', { zrX: x, zrY: y } as never);
  await expect.poll(tipText).toContain('11月2日');
  document.dispatchEvent(new Event('numbers'));
  await expect.poll(() => plot.getOption()['series']).toHaveLength(1);
  await expect.poll(tipText).toBe('');
  expect(failures).toEqual([]);
  removeEventListener('error', failed);
  remove();
});

test('a series keeps its colour when another is hidden, as the legend says', async () => {
  const [profit, earlier] = chart.series;
  if (profit === undefined || earlier === undefined) throw new Error('There are two series.');
  const second = { ...profit, key: 'second', name: '第二' };
  const remove = await draw(
    <ChartFrame {...frame} chart={{ ...chart, series: [profit, second, earlier] }} />,
  );
  await userEvent.click(page.getByRole('button', { name: '盈亏' }));
  const mark = page.getByRole('button', { name: '第二' }).element().querySelector('span > span');
  await expect
    .poll(() => drawnPlot().getOption()['series'])
    .toMatchObject([{ itemStyle: { color: colourOf(mark) } }, { name: '上期' }]);
  remove();
});

// @rule statistics: A saved picture is light, and names chart, page, filters, measure, period and series
// @in ./save-chart.ts
test('a picture is light, and says what it is about and the names of its series', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const written: string[] = [];
  const fillText = CanvasRenderingContext2D.prototype.fillText;
  const period = ['2026-11-01', '2026-11-03'] as const;
  const remove = await draw(
    <ChartFacts value={['产品统计', '业务员: 李思源']}>
      <ChartFrame {...frame} facts={['盈亏']} period={period} chart={{ ...chart, unit: 'USD' }} />
    </ChartFacts>,
  );
  await expect.poll(() => textsOf(drawnPlot())).toContain('11/1');
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...text
  ) {
    written.push(text[0]);
    fillText.apply(this, text);
  });
  await userEvent.click(page.getByRole('button', { name: '保存图片' }));
  await expect.poll(() => names).toEqual(['profit-2026-11-01-2026-11-03.png']);
  expect(written).toEqual(
    expect.arrayContaining([
      ...['每日盈亏', '产品统计', '业务员: 李思源', '盈亏', 'USD'],
      ...['2026-11-01 – 2026-11-03', '上期'],
    ]),
  );
  expect(saved[0]?.type).toBe('image/png');
  const [picture] = saved;
  if (picture === undefined) throw new Error('Nothing was saved.');
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(await createImageBitmap(picture), 0, 0);
  expect([...(context?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  document.documentElement.removeAttribute('data-theme');
  vi.restoreAllMocks();
  remove();
});

// @rule statistics: A chart is readable by keyboard or as a table; failures are visible
// @in ./plot.tsx
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

test('a series is hidden by its legend, in the text of each point too', async () => {
  const remove = await draw(<ChartFrame {...frame} chart={chart} />);
  const earlier = page.getByRole('button', { name: '上期' });
  await expect.element(earlier).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(earlier);
  await expect.element(earlier).toHaveAttribute('aria-pressed', 'false');
  const points = page.getByRole('slider', { name: '每日盈亏' });
  await expect.element(points).toHaveAttribute('aria-valuetext', '11月1日，盈亏  1,200.50 USD');
  remove();
});

test('a drag over bars of weeks selects their days, to the last one, and over one bar none', async () => {
  const onRange = vi.fn();
  const points = [
    { key: '2026-11-02', last: '2026-11-08', name: 'one', short: '11/2' },
    { key: '2026-11-09', last: '2026-11-15', name: 'two', short: '11/9' },
    { key: '2026-11-16', last: '2026-11-17', name: 'three', short: '11/16' },
  ];
  const remove = await draw(
    <ChartFrame {...frame} chart={{ ...chart, points }} onRange={onRange} />,
  );
  await expect.poll(() => textsOf(drawnPlot())).toContain('11/2');
  const drag = (...coordRange: number[]) =>
    drawnPlot().trigger('brushend', { areas: [{ coordRange }] });
  drag(1, 1);
  drag(1, 2);
  expect(onRange.mock.calls).toEqual([['2026-11-09', '2026-11-17']]);
  remove();
});

test('a drag is offered if there is a pointer to drag with', async () => {
  const hint = page.getByText(/拖动/);
  const fine = vi.spyOn(MediaQueryList.prototype, 'matches', 'get');
  for (const has of [true, false]) {
    fine.mockReturnValue(has);
    const remove = await draw(<ChartFrame {...frame} chart={chart} onRange={() => {}} />);
    await expect.element(page.getByRole('slider')).toBeInTheDocument();
    expect(hint.elements()).toHaveLength(has ? 1 : 0);
    remove();
  }
  fine.mockRestore();
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
