import { expect, test } from 'vitest';
import { groupTeams, type TeamMember } from './team-tree.tsx';

const person = (
  id: string,
  role: TeamMember['role'],
  clients = 0,
  leader: string | null = null,
) => ({
  id,
  username: id,
  name: id,
  role,
  leader_id: leader,
  status: 'enabled' as const,
  clients,
});

// @rule staff: The team view puts everybody under their leader, with client counts
test('puts everybody in one place, and adds up the clients of each team', () => {
  const { management, teams, alone } = groupTeams([
    person('g', 'god'),
    person('l1', 'superman', 2),
    person('l2', 'superman'),
    person('h1', 'hero', 5, 'l1'),
    person('h2', 'hero', 7),
    person('h3', 'hero', 1, 'unknown'),
  ]);
  expect(management.map(({ id }) => id)).toEqual(['g']);
  expect(teams.map(({ leader, members, clients }) => [leader.id, members.length, clients])).toEqual(
    [
      ['l1', 1, 7],
      ['l2', 0, 0],
    ],
  );
  expect(alone.map(({ id }) => id)).toEqual(['h2', 'h3']);
});
