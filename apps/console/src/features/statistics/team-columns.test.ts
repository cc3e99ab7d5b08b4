import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { rankedRows, teamRows } from './team-columns.tsx';

const clients = { total: 3, new: 1, ordering: 2 };

test('a team is followed by its salesmen, and figures of other currencies are left out', () => {
  const team: Schemas.Team = {
    leader: { id: '1', name: '陈组长' },
    clients,
    currencies: [],
    members: [{ agent: null, clients, currencies: [] }],
  };
  expect(teamRows([team], 'USD')).toEqual([
    {
      key: 'team 1',
      leader: '陈组长',
      agent: null,
      isTeam: true,
      listOf: '1',
      clients,
      trades: null,
      cash: null,
    },
    {
      key: 'member 1 nobody',
      leader: '陈组长',
      agent: null,
      isTeam: false,
      listOf: null,
      clients,
      trades: null,
      cash: null,
    },
  ]);
});

test('teams and salesmen are ranked apart, each under the same key in every range', () => {
  const trades = { orders: 2 } as Schemas.TradeFigures;
  const currencies = [{ currency: 'USD', trades, cash: { deposits: null, withdrawals: null } }];
  const agent = { id: '2', name: '李思源' };
  const team: Schemas.Team = {
    leader: { id: '1', name: '陈组长' },
    clients,
    currencies,
    members: [{ agent, clients, currencies }],
  };
  expect(rankedRows([team], 'USD', true)).toEqual([
    { key: 'team 1', name: '陈组长', listOf: '1', trades },
  ]);
  const other = { ...team, leader: null, members: [] };
  expect(rankedRows([other, team], 'USD', false)).toEqual([
    { key: 'member 1 2', name: '李思源', listOf: '2', trades },
  ]);
  const namesake = { agent: { ...agent, id: '3' }, clients, currencies };
  const both = rankedRows([{ ...team, members: [...team.members, namesake] }], 'USD', false);
  expect(both.map(({ key }) => key)).toEqual(['member 1 2', 'member 1 3']);
});
