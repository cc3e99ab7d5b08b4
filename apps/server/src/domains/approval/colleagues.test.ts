import { chainOf, type Role } from '@brokerdesk/policy';
import { expect, it } from 'vitest';
import { type Approvable, type Colleague, secondPeople } from './colleagues.ts';

const person = (id: string, role: Role, more: Partial<Colleague> = {}): Colleague => ({
  ...{ id, name: id, role, active: true, disabled: false, leaderId: null },
  ...{ createdById: null, lastResetById: null, disabledAt: null },
  ...more,
});
const staff = [
  person('angel', 'angel'),
  person('invited', 'angel', { active: false }),
  person('owner', 'god'),
  person('leader', 'superman'),
  person('other leader', 'superman'),
  person('salesman', 'hero', { leaderId: 'leader' }),
  person('other salesman', 'hero', { leaderId: 'other leader' }),
];
const sale: Approvable = {
  operation: 'POST /trx/admin/v1/{kind}/settle/{id}',
  chain: chainOf('ipo_trx'),
  path: { kind: 'ipo' },
  secondAsks: false,
  clientId: 'client',
  agentId: 'salesman',
};
const namesOf = (of: Approvable, signers: string[] = [], among = staff) =>
  secondPeople(among, of, signers).map(({ id }) => id);

it('a record of a client is approved by those who see the client, the seniors first', () => {
  expect(namesOf(sale)).toEqual(['owner', 'angel', 'leader', 'salesman']);
  expect(namesOf({ ...sale, agentId: null })).toEqual(['owner', 'angel']);
});

it('an allocation is approved by those alone who see all clients', () => {
  const allocation: Approvable = {
    operation: 'POST /trx/admin/v1/{kind}/{productId}/allocation/publish',
    ...{ chain: chainOf('allocation'), path: { kind: 'ipo' }, secondAsks: true, clientId: null },
  };
  expect(namesOf(allocation)).toEqual(['owner', 'angel']);
});

it('the allocation of a block is published by those alone who have the beta of block deals', () => {
  const order: Approvable = {
    ...{
      ...sale,
      operation: 'POST /trx/admin/v1/{kind}/{productId}/allocation/publish',
      secondAsks: true,
    },
    ...{ chain: chainOf('block_trx'), path: { kind: 'block' } },
  };
  expect(namesOf(order)).toEqual(['owner', 'angel', 'leader']);
});

it('an account of a colleague is changed by administrators, supervisors and the own team leader', () => {
  const change: Approvable = {
    operation: 'PUT /user/v1/{id}',
    ...{ chain: chainOf('users'), secondAsks: false, clientId: null, leaderId: 'leader' },
  };
  expect(namesOf(change)).toEqual(['owner', 'angel', 'leader']);
});

it('who made, signed or entered it, and whose account is tied to theirs, is left out', () => {
  expect(namesOf(sale, ['angel'])).toEqual(['owner', 'leader', 'salesman']);
  expect(namesOf({ ...sale, barredIds: ['leader'] })).toEqual(['owner', 'angel', 'salesman']);
  const tied = staff.map((one) =>
    one.id === 'salesman' ? { ...one, createdById: 'leader' } : one,
  );
  expect(namesOf(sale, ['leader'], tied)).toEqual(['owner', 'angel']);
});
