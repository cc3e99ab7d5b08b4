import { expect, test } from 'vitest';
import { dueStateOf } from './due-state.tsx';

const due = '2026-11-20T12:00:00.000Z';
const stateAt = (at: string, more = {}) =>
  dueStateOf({ due_at: due, completed_at: null, overdue: false, ...more }, new Date(at));

test.each([
  ['2026-11-01T12:00:00Z', { state: 'later', days: 19 }],
  ['2026-11-13T11:59:59Z', { state: 'later', days: 7 }],
  ['2026-11-13T12:00:00Z', { state: 'soon', days: 7 }],
  ['2026-11-18T00:00:00Z', { state: 'soon', days: 2 }],
  ['2026-11-20T11:59:00Z', { state: 'soon', days: 0 }],
])('the days that are left are whole days, and a week is soon: %s', (at, expected) => {
  expect(stateAt(at)).toEqual(expected);
});

test.each([
  ['2026-11-20T13:00:00Z', 0],
  ['2026-11-21T12:00:00Z', 1],
  ['2026-12-20T13:00:00Z', 30],
])('an overdue loan counts the whole days that it is late: %s', (at, days) => {
  expect(stateAt(at, { overdue: true })).toEqual({ state: 'overdue', days });
});

test('the server says what is overdue, whatever the clock of this machine shows', () => {
  expect(stateAt('2026-11-21T12:00:00Z')).toEqual({ state: 'soon', days: 0 });
  expect(stateAt('2026-11-19T12:00:00Z', { overdue: true })).toEqual({ state: 'overdue', days: 0 });
});

test('nothing is due of a loan that is not paid out, or is repaid', () => {
  expect(stateAt('2026-11-21T12:00:00Z', { due_at: null })).toEqual({ state: 'none', days: 0 });
  expect(stateAt('2026-11-21T12:00:00Z', { completed_at: due })).toEqual({
    state: 'none',
    days: 0,
  });
});
