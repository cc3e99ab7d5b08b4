import type { Schemas } from '@brokerdesk/sdk';

/** One line of the team statistics, in one currency: a team, or a salesman of it. */
export type TeamRow = {
  key: string;
  leader: string | null;
  /** Null for the team as a whole. */
  agent: string | null;
  isTeam: boolean;
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
      { ...row(`team ${at}`, team), agent: null, isTeam: true },
      ...team.members.map((member, place) => ({
        ...row(`member ${at} ${place}`, member),
        agent: member.agent?.name ?? null,
        isTeam: false,
      })),
    ];
  });
}
