import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { teamRows } from './team-rows.ts';

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
      key: 'team 0',
      leader: '陈组长',
      agent: null,
      isTeam: true,
      clients,
      trades: null,
      cash: null,
    },
    {
      key: 'member 0 0',
      leader: '陈组长',
      agent: null,
      isTeam: false,
      clients,
      trades: null,
      cash: null,
    },
  ]);
});
