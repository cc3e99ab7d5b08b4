import type { Schemas } from '@brokerdesk/sdk';

/** One line of the team statistics, in one currency: a team, or a salesman of it. */
export type TeamRow = {
  /** By their ids: names may be shared, and a place is another one in another range. */
  key: string;
  leader: string | null;
  /** Null for the team as a whole. */
  agent: string | null;
  isTeam: boolean;
  /**
   * Whose list holds the same; null if no list does: a leader's is the whole team's, and no one's clients have none.
   */
  listOf: string | null;
  clients: Schemas.TeamClients;
  trades: Schemas.TradeFigures | null;
  cash: Schemas.CashFigures | null;
};

/** Each team and, after it, its salesmen. */
export function teamRows(teams: readonly Schemas.Team[], currency: string): TeamRow[] {
  return teams.flatMap((team) => {
    const leader = team.leader?.name ?? null;
    const row = (
      key: string,
      { clients, currencies }: Pick<Schemas.Team, 'clients' | 'currencies'>,
    ) => {
      const figures = currencies.find((one) => one.currency === currency);
      const { trades = null, cash = null } = figures ?? {};
      return { key, leader, clients, trades, cash };
    };
    return [
      {
        ...row(`team ${team.leader?.id ?? 'nobody'}`, team),
        agent: null,
        isTeam: true,
        listOf: team.leader?.id ?? null,
      },
      ...team.members.map((member) => ({
        ...row(`member ${team.leader?.id ?? 'nobody'} ${member.agent?.id ?? 'nobody'}`, member),
        agent: member.agent?.name ?? null,
        isTeam: false,
        listOf: member.agent?.id === team.leader?.id ? null : (member.agent?.id ?? null),
      })),
    ];
  });
}

/**
 * The teams, or the salesmen, that have orders, as a ranking takes them; without a name if there is no one.
 */
export function rankedRows(teams: readonly Schemas.Team[], currency: string, isOfTeams: boolean) {
  return teamRows(teams, currency).flatMap(({ key, isTeam, leader, agent, listOf, trades }) => {
    const name = isTeam ? leader : agent;
    return isTeam !== isOfTeams || trades === null ? [] : [{ key, name, listOf, trades }];
  });
}
