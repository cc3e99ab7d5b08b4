import { expect, test } from 'vitest';
import en from '../locales/en-US/client-timeline.json';
import zh from '../locales/zh-CN/client-timeline.json';
import { eventName, fieldName } from './event-labels.ts';

test('every event of a client and every field has a label in both languages', () => {
  for (const { events, fields } of [zh, en]) {
    expect(Object.keys(events).length).toBeGreaterThan(50);
    for (const field of Object.keys(fields)) expect(fieldName(field)).toBe(field);
  }
  expect(Object.keys(zh.events).toSorted()).toEqual(Object.keys(en.events).toSorted());
});

test('a bonus is not called a compensation', () => {
  const record = { type: 'bonus', id: 'x', order_no: null } as const;
  expect(eventName({ kind: 'compensation', event: 'approved', record })).toBe('bonus_approved');
  expect(eventName({ kind: 'compensation', event: 'approved', record: null })).toBe(
    'compensation_approved',
  );
});

test('what is newer than this console is left to be shown as the server names it', () => {
  expect(eventName({ kind: 'kyc', event: 'lapsed', record: null })).toBeUndefined();
  expect(fieldName('shoe_size')).toBeUndefined();
});
