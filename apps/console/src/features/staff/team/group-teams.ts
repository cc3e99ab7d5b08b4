import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

export type TeamMember = Schemas.StaffTeamMember;

export type Team = {
  leader: TeamMember;
  members: readonly TeamMember[];
  /** Those of the leader and of the members. */
  clients: number;
};

export type Teams = {
  /** Those who see all clients and have none. */
  management: readonly TeamMember[];
  teams: readonly Team[];
  alone: readonly TeamMember[];
};

/** Puts the staff under their leaders, in the order that they come in. */
export function groupTeams(staff: readonly TeamMember[]): Teams {
  const leaders = staff.filter(({ role }) => scopeOf(role) === 'team');
  const known = new Set(leaders.map(({ id }) => id));
  const isLed = ({ leader_id: leaderId }: TeamMember) => leaderId !== null && known.has(leaderId);
  return {
    management: staff.filter(({ role }) => scopeOf(role) === 'all'),
    teams: leaders.map((leader) => {
      const members = staff.filter(({ leader_id: id }) => id === leader.id);
      const clients = [leader, ...members].reduce((sum, one) => sum + one.clients, 0);
      return { leader, members, clients };
    }),
    alone: staff.filter((one) => scopeOf(one.role) === 'own' && !isLed(one)),
  };
}
