import { expect, test } from 'vitest';
import { type Chart, linkBehind } from './chart.ts';

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
