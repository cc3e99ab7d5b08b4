import type { Schemas } from '@brokerdesk/sdk';

/** One line of the team statistics, in one currency: a team, or a salesman of it. */
export type TeamRow = {
  key: string;
  leader: string | null;
  /** Null for the team as a whole. */
  agent: string | null;
  isTeam: boolean;
  /** Whose list holds the same; null where no list does: a leader's is the whole team's, and nobody's clients have none. */
  listOf: string | null;
  clients: Schemas.TeamClients;
  trades: Schemas.TradeFigures | null;
  cash: Schemas.CashFigures | null;
};

/** Each team and, after it, its salesmen. */
export function teamRows(teams: readonly Schemas.Team[], currency: string): TeamRow[] {
  return teams.flatMap((team, at) => {
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
      { ...row(`team ${at}`, team), agent: null, isTeam: true, listOf: team.leader?.id ?? null },
      ...team.members.map((member, place) => ({
        ...row(`member ${at} ${place}`, member),
        agent: member.agent?.name ?? null,
        isTeam: false,
        listOf: member.agent?.id === team.leader?.id ? null : (member.agent?.id ?? null),
      })),
    ];
  });
}

/** The teams, or the salesmen, that have orders, as a ranking takes them; without a name where there is nobody. */
export function rankedRows(teams: readonly Schemas.Team[], currency: string, isOfTeams: boolean) {
  return teamRows(teams, currency).flatMap(({ isTeam, leader, agent, listOf, trades }, at) => {
    const name = isTeam ? leader : agent;
    // A salesman has a name in two ranges, and a place in each.
    const key = `${leader ?? ''} ${agent ?? ''} ${name === null ? at : ''}`;
    return isTeam !== isOfTeams || trades === null ? [] : [{ key, name, listOf, trades }];
  });
}
