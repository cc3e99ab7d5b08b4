import { expect, test } from 'vitest';
import { clientEffects } from './client-effects.tsx';

const salesman = (leader_id: string | null) => ({ role: 'hero' as const, leader_id });
const leader = { role: 'superman' as const, leader_id: null };
const supervisor = { role: 'angel' as const, leader_id: null };

test('another team takes the clients from the sight of one leader to that of the other', () => {
  expect(clientEffects(salesman('a'), salesman('b'))).toEqual([
    { leaderId: 'a', turn: 'loses', of: 'person' },
    { leaderId: 'b', turn: 'gains', of: 'person' },
  ]);
  expect(clientEffects(salesman(null), salesman('b'))).toEqual([
    { leaderId: 'b', turn: 'gains', of: 'person' },
  ]);
});

test('a new team leader leaves the former team', () => {
  expect(clientEffects(salesman('a'), leader)).toEqual([
    { leaderId: 'a', turn: 'loses', of: 'person' },
  ]);
});

test('a supervisor sees all clients, and no longer once that ends', () => {
  expect(clientEffects(leader, supervisor)).toEqual([
    { leaderId: null, turn: 'gains', of: 'everybody' },
  ]);
  expect(clientEffects(supervisor, salesman('a'))).toEqual([
    { leaderId: null, turn: 'loses', of: 'everybody' },
    { leaderId: 'a', turn: 'gains', of: 'person' },
  ]);
});

test('the same place changes nothing', () => {
  expect(clientEffects(salesman('a'), salesman('a'))).toEqual([]);
  expect(clientEffects(supervisor, { role: 'god', leader_id: null })).toEqual([]);
});
