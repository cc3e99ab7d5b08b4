import { expect, test } from 'vitest';
import { isTimePoint } from '#/kit/time/time-point.ts';
import { kindOf, presetNames, presets } from './date-presets.ts';

test('every preset is a range that the address can hold, and is recognised in it', () => {
  for (const name of presetNames) {
    expect(isTimePoint(presets[name].from)).toBe(true);
    expect(kindOf(presets[name])).toBe(name);
  }
});

test('days are a custom range, open on either side or not', () => {
  expect(kindOf({ from: '2026-11-01', to: '2026-11-03' })).toBe('custom');
  expect(kindOf({ from: undefined, to: '2026-11-03' })).toBe('custom');
});

test('another range that a link brought along is kept as it is', () => {
  expect(kindOf({ from: 'now-91d', to: undefined })).toBe('linked');
  expect(kindOf({ from: undefined, to: undefined })).toBe('all');
});
