import { chainOf, type Role } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import {
  type Approvable,
  areTied,
  type Colleague,
  listNames,
  presentOf,
  secondPeople,
} from './colleagues.ts';

const person = (id: string, role: Role, more: Partial<Colleague> = {}): Colleague => ({
  ...{ id, name: id, role, active: true, disabled: false, leaderId: null },
  ...{ createdById: null, lastResetById: null, tiedAt: new Date(0), ownFactorAt: null },
  ...{ isService: false, holderIds: [], disabledAt: null, isAway: false, deputyId: null },
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

// @rule second-person: Possible approvers have the right, see the record and are independent; seniors come first
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

it('a user who made, signed or entered a record, or is tied to one who did, is left out', () => {
  expect(namesOf(sale, ['angel'])).toEqual(['owner', 'leader', 'salesman']);
  expect(namesOf({ ...sale, barredIds: ['leader'] })).toEqual(['owner', 'angel', 'salesman']);
  const tied = staff.map((one) =>
    one.id === 'salesman' ? { ...one, createdById: 'leader' } : one,
  );
  expect(namesOf(sale, ['leader'], tied)).toEqual(['owner', 'angel']);
});

describe('an absent user', () => {
  const away = (
    deputyId: string | null,
    more: (one: Colleague) => Partial<Colleague> = () => ({}),
  ) =>
    staff.map((one) => ({
      ...one,
      ...(one.id === 'owner' && { isAway: true, deputyId }),
      ...more(one),
    }));
  const shown = (among: readonly Colleague[], signers: string[] = []) =>
    presentOf(secondPeople(among, sale, signers)).map(({ id, deputyOf }) => [id, deputyOf]);

  // @rule second-person: Absent users are not named as approvers; a deputy who may approve comes first
  it('is not named, and a deputy who may approve it comes first', () => {
    const named = [
      ['angel', ['owner']],
      ['leader', undefined],
      ['salesman', undefined],
    ];
    expect(shown(away('angel'))).toEqual(named);
    expect(shown(away('leader'))[0]).toEqual(['leader', ['owner']]);
    const text = listNames(secondPeople(away('angel'), sale, []), 'en-US');
    expect(text).toBe(', for example angel (deputy of owner), leader, salesman');
  });

  it('has no deputy for what the deputy made, or a person tied to the deputy', () => {
    expect(shown(away('angel'), ['angel'])).toEqual([
      ['leader', undefined],
      ['salesman', undefined],
    ]);
    const tied = away('angel', ({ id }) => (id === 'angel' ? { createdById: 'salesman' } : {}));
    expect(shown(tied, ['salesman'])).toEqual([['leader', undefined]]);
  });

  it('is named when all possible approvers are away, because the right remains', () => {
    const gone = staff.map((one) => ({ ...one, isAway: true }));
    expect(shown(gone).map(([id]) => id)).toEqual(['owner', 'angel', 'leader', 'salesman']);
  });
});

describe('ties', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const tied = (one: string, other: string, among: readonly Colleague[]) =>
    areTied(among, one, other);

  it('join two accounts that the same person reset, and what one of them reset in turn', () => {
    const among = [
      person('owner', 'god'),
      person('one', 'angel', { lastResetById: 'owner' }),
      person('other', 'angel', { lastResetById: 'owner' }),
      person('third', 'angel', { lastResetById: 'other' }),
      person('free', 'angel'),
    ];
    expect(tied('one', 'other', among)).toBe(true);
    expect(tied('one', 'third', among)).toBe(true);
    expect(tied('one', 'free', among)).toBe(false);
  });

  // @rule second-person: Accounts that one person could open are tied until their owners prove otherwise
  it('end 14 days after the code, for an owner who has signed in with an authenticator', () => {
    const of = (tiedAt: Date, ownFactorAt: Date | null) => [
      person('owner', 'god'),
      person('one', 'angel', { createdById: 'owner', tiedAt, ownFactorAt }),
    ];
    expect(tied('one', 'owner', of(ago(13.9), ago(1)))).toBe(true);
    expect(tied('one', 'owner', of(ago(400), null))).toBe(true);
    expect(tied('one', 'owner', of(ago(14), ago(1)))).toBe(false);
  });

  it('do not join two people through an account that one created and the other reset', () => {
    const among = [
      person('owner', 'god'),
      person('other owner', 'god'),
      person('one', 'angel', { createdById: 'owner', lastResetById: 'other owner' }),
    ];
    expect(tied('one', 'owner', among)).toBe(true);
    expect(tied('one', 'other owner', among)).toBe(true);
    expect(tied('owner', 'other owner', among)).toBe(false);
  });

  it('join a program to its holders, and not the holders to each other', () => {
    const among = [
      person('owner', 'god'),
      person('holder', 'god'),
      person('earlier holder', 'god'),
      person('program', 'hero', {
        ...{ isService: true, createdById: 'owner', holderIds: ['holder', 'earlier holder'] },
        ...{ tiedAt: ago(400), ownFactorAt: ago(300) },
      }),
    ];
    expect(tied('program', 'owner', among)).toBe(true);
    expect(tied('holder', 'program', among)).toBe(true);
    expect(tied('program', 'earlier holder', among)).toBe(true);
    expect(tied('owner', 'holder', among)).toBe(false);
  });
});
