import { expect, test } from 'vitest';
import { type Chart, chartRows, isSpiky, linkBehind, withColours } from './chart.ts';
import { plotOption, tooltipText } from './plot-option.ts';
import { workbookRows } from './save-chart.ts';

const link = (to: string) => ({ to, search: {} });
const series = (key: string, to?: string) => ({
  ...{ key, name: key, shape: 'bars' as const, values: [1, 2], shown: String },
  ...(to && { link: (at: number) => (at === 0 ? link(to) : undefined) }),
});
const chart = (points: Chart['points'], ...all: Chart['series']): Chart => ({
  ...{ pointHead: 'day', points, series: all },
});
const point = { key: 'a', name: 'a', short: 'a' };

test('a point leads to the list of its series, or its own, and a series without a list nowhere', () => {
  const both = chart([point, point], series('in', '/in'), series('out', '/out'), series('net'));
  expect(linkBehind(both, 0, 1)).toEqual(link('/out'));
  expect(linkBehind(both, 0, 2)).toBeUndefined();
  expect(linkBehind(both, 0)).toEqual(link('/in'));
  expect(linkBehind(both, 1)).toBeUndefined();
  const own = chart([{ ...point, link: link('/own') }], series('in', '/in'));
  expect(linkBehind(own, 0)).toEqual(link('/own'));
});

const colours = { ink: 'ink', line: 'line', ground: 'ground', raised: 'raised', font: 'font' };
const palette = {
  ...colours,
  ...{ series: ['one', 'two'], earlier: 'earlier', gain: 'gain', loss: 'loss' },
};
const style = { isSideways: false, isWhole: false, onAxis: String };

test('gains and losses have the colours of the market, and what they are compared with has none', () => {
  const [profit = series('profit')] = [{ ...series('profit'), values: [1, -1] }];
  const drawn = plotOption(
    chart(
      [point, point],
      { ...profit, isProfit: true },
      { ...profit, isProfit: true, isEarlier: true },
    ),
    palette,
    style,
    800,
  );
  expect(drawn).toMatchObject({
    series: [
      {
        data: [
          { value: 1, itemStyle: { color: 'gain' } },
          { value: -1, itemStyle: { color: 'loss' } },
        ],
      },
      {
        data: [expect.not.objectContaining({ itemStyle: expect.anything() }), {}],
        itemStyle: { color: 'earlier' },
      },
    ],
  });
});

// @rule statistics: Values that one spike flattens can be read on a logarithmic axis
// @in ./chart.ts ./plot-option.ts
test('values that a spike flattens can have a logarithmic axis, which leaves out zeros', () => {
  const flat = { ...series('flat'), values: [0, 3, 2, 4, 900] };
  expect(isSpiky({ series: [flat] })).toBe(true);
  expect(isSpiky({ series: [{ ...flat, values: [3, 2, 4, 30] }] })).toBe(false);
  expect(isSpiky({ series: [{ ...flat, values: [...flat.values, -1] }] })).toBe(false);
  expect(isSpiky({ series: [{ ...flat, stack: 'kinds' }] })).toBe(false);
  const points = flat.values.map((_, at) => ({ ...point, key: String(at) }));
  expect(plotOption(chart(points, flat), palette, { ...style, isLog: true }, 800)).toMatchObject({
    yAxis: { type: 'log' },
    series: [{ data: [{ value: Number.NaN }, { value: 3 }, {}, {}, { value: 900 }] }],
  });
});

test('what goes out is drawn below zero, on top of what came in, and saved as what it is', () => {
  const both = chart(
    [point, point],
    { ...series('in'), stack: 'flow' },
    { ...series('out'), stack: 'flow', isBelow: true },
  );
  expect(plotOption(both, palette, style, 800)).toMatchObject({
    series: [
      { stack: 'flow', data: [{ value: 1 }, { value: 2 }] },
      { stack: 'flow', data: [{ value: -1 }, { value: -2 }] },
    ],
  });
  expect(workbookRows(both).rows[1]).toEqual(['a', 2, 2]);
});

test('what a stack comes to is read first, in the tip, the table and the workbook, and is not drawn', () => {
  const stacked = {
    ...chart(
      [point],
      { ...series('funds'), stack: 'kinds' },
      { ...series('blocks'), stack: 'kinds', values: [0] },
      { ...series('before'), values: [0], isEarlier: true },
    ),
    total: { ...series('together'), values: [3], shown: () => '3' },
  };
  expect(tooltipText(stacked, 0)).toBe('a\ntogether  3\nfunds  0\nbefore  0');
  expect(chartRows(stacked)).toEqual([
    ['day', 'together', 'funds', 'blocks', 'before'],
    ['a', '3', '0', '0', '0'],
  ]);
  expect(workbookRows(stacked)).toEqual({
    heads: ['day', 'together', 'funds', 'blocks', 'before'],
    rows: [['a', 3, 1, 0, 0]],
  });
  expect(plotOption(stacked, palette, style, 800)['series']).toHaveLength(3);
});

test('a series keeps the colour that it asks for, whichever others there are', () => {
  const [own, other] = withColours([series('first'), { ...series('second'), colour: 6 }]);
  expect([own?.colour, other?.colour]).toEqual([0, 6]);
});

test('amounts name their currency at the axis and in the heads of a workbook', () => {
  const amounts = { ...chart([point, point], series('paid')), unit: 'USD' };
  expect(plotOption(amounts, palette, style, 800)).toMatchObject({ yAxis: { name: 'USD' } });
  expect(workbookRows(amounts).heads).toEqual(['day', 'paid (USD)']);
});

test('days are dates in a workbook', () => {
  const days = chart([{ key: '2026-11-21', name: '11月21日', short: '11/21' }], series('paid'));
  expect(workbookRows({ ...days, isByDay: true }).rows).toEqual([
    [{ value: new Date('2026-11-21T00:00:00Z'), format: 'yyyy-mm-dd' }, 1],
  ]);
});

test('a long name at the side has the room of a wide chart', () => {
  const named = chart([{ ...point, short: '成长精选基金 · Growth fund' }], series('orders'));
  const leftIn = (width: number) =>
    plotOption(named, palette, { ...style, isSideways: true }, width)['grid'];
  expect(leftIn(1300)).toMatchObject({ left: expect.closeTo(188.8) });
  expect(leftIn(300)).toMatchObject({ left: 136 });
});
