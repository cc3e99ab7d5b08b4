import { describe, expect, it } from 'vitest';
import { splitTask } from './split-task.ts';

const chinese = {
  deposit: { label: '登记入金', find: 'djrj dengji rujin 入金 deposit' },
  message: { label: '发站内信', find: 'fznx 站内信 message' },
};
const english = {
  deposit: { label: 'Record a deposit', find: 'deposit fund' },
  order: { label: 'Enter an order', find: 'order buy' },
};

describe('a query that names a task', () => {
  it.each([
    ['登记入金 李国栋', '李国栋'],
    ['登记入金李国栋', '李国栋'],
    ['李国栋 登记入金', '李国栋'],
    ['入金 李国栋', '李国栋'],
    ['djrj li guodong', 'li guodong'],
    ['2966 deposit', '2966'],
  ])('is split into the task and the client: %s', (query, rest) => {
    expect(splitTask(query, chinese)).toEqual({ task: 'deposit', rest });
  });

  it('skips the preposition between task and client', () => {
    expect(splitTask('Record a deposit for María', english)).toEqual({
      task: 'deposit',
      rest: 'María',
    });
    expect(splitTask('order Tan', english)).toEqual({ task: 'order', rest: 'Tan' });
  });

  it.each(['登记入金', 'deposit', '李国栋', 'li guodong', 'd li', 'D20261127-2966', ''])(
    'is a search as it stands if it names no client, or no task: %j',
    (query) => {
      expect(splitTask(query, chinese)).toBeNull();
    },
  );
});
