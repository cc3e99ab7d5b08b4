import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useCashLink } from './cash-link.ts';
import { type FigureScope, useActivityLink, useMeasureLink } from './figure-links.ts';
import type { FigureColumn } from './figure-table.tsx';
import { MeasureValue } from './figure-tiles.tsx';

type TeamRow = {
  /** By their ids: names may be shared, and a place is another one in another range. */
  key: string;
  leader: string | null;
  /** Null for the team as a whole. */
  agent: string | null;
  isTeam: boolean;
  /** Null for leaders, whose list is the whole team's, and for unassigned clients. */
  listOf: string | null;
  clients: Schemas.TeamClients;
  trades: Schemas.TradeFigures | null;
  cash: Schemas.CashFigures | null;
};

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

export function rankedRows(teams: readonly Schemas.Team[], currency: string, isOfTeams: boolean) {
  return teamRows(teams, currency).flatMap(({ key, isTeam, leader, agent, listOf, trades }) => {
    const name = isTeam ? leader : agent;
    return isTeam !== isOfTeams || trades === null ? [] : [{ key, name, listOf, trades }];
  });
}

type Clients = keyof Schemas.TeamClients;
type Flow = keyof Schemas.CashFigures;

export function useTeamColumns() {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { money } = useMoney();
  const linksOf = useTeamLinks();
  return (currency: string, base: string, scope: FigureScope): FigureColumn<TeamRow>[] => {
    const links = linksOf(currency, scope);
    const leading = (row: TeamRow, linkOf: (agentId: string) => FigureLink) => ({
      link: row.listOf === null ? undefined : linkOf(row.listOf),
      how: t(row.listOf === null ? 'making.apart' : 'making.unrated'),
    });
    const number = (
      id: string,
      label: string,
      value: (row: TeamRow) => number | undefined,
      linkOf: (agentId: string) => FigureLink,
    ): FigureColumn<TeamRow> => ({
      ...{ id, label, align: 'end' },
      cell: (row) => {
        const shown = value(row)?.toLocaleString(locale);
        return value(row) ? <Figure {...leading(row, linkOf)}>{shown}</Figure> : shown;
      },
      value: (row) => value(row) ?? null,
    });
    const worthText = (worth: string | null | undefined) =>
      worth == null ? t('noRate') : t('inBase', { amount: money(worth, base) });
    const amount = (
      id: string,
      label: string,
      value: (row: TeamRow) => string | undefined,
      inBase: (row: TeamRow) => string | null | undefined,
      linkOf: (agentId: string) => FigureLink,
    ): FigureColumn<TeamRow> => ({
      ...{ id, label, align: 'end' },
      cell: (row) => {
        const text = value(row);
        if (text === undefined) return null;
        const figure = Number(text) === 0 ? {} : leading(row, linkOf);
        return (
          <>
            <Figure {...figure}>
              {id === 'profit' ? (
                <MeasureValue measure="profit" amount={text}>
                  {money(text, currency)}
                </MeasureValue>
              ) : (
                money(text, currency)
              )}
            </Figure>
            {currency !== base && (
              <span className="block text-xs text-ink-muted">{worthText(inBase(row))}</span>
            )}
          </>
        );
      },
      value: (row) => value(row) ?? null,
    });
    const clients = (of: Clients) =>
      number(
        of,
        t(`clients.${of}`),
        (row) => row.clients[of],
        (agentId) => links.clients(of, agentId),
      );
    const cash = (flow: Flow) =>
      amount(
        flow,
        t(`cash.${flow}`),
        (row) => row.cash?.[flow]?.amount,
        (row) => row.cash?.[flow]?.base,
        (agentId) => links.cash(flow, agentId),
      );
    const orders = (measure: 'paid' | 'profit') =>
      amount(
        measure,
        t(`measure.${measure}`),
        ({ trades }) => trades?.[measure],
        ({ trades }) => trades?.base?.[measure],
        links.orders,
      );
    return [
      {
        id: 'leader',
        label: t('leader'),
        cell: (row) => row.leader ?? t('noTeam'),
        value: (row) => row.leader,
      },
      {
        id: 'agent',
        isName: true,
        label: t('agent'),
        cell: (row) => (row.isTeam ? t('wholeTeam') : (row.agent ?? t('nobody'))),
        value: (row) => row.agent,
      },
      clients('total'),
      clients('new'),
      clients('ordering'),
      cash('deposits'),
      cash('withdrawals'),
      number('orders', t('measure.orders'), ({ trades }) => trades?.orders, links.orders),
      orders('paid'),
      orders('profit'),
    ];
  };
}

function useTeamLinks() {
  const permitted = usePermittedPaths();
  const activity = useActivityLink();
  const measureLink = useMeasureLink();
  const cashLink = useCashLink();
  return (currency: string, scope: FigureScope) => {
    const { filters, range, inBase, isWhole } = scope;
    const { from: _from, to: _to, ...anyTime } = filters;
    return {
      clients(of: Clients, agentId: string): FigureLink {
        const whose = { ...anyTime, agent_id: agentId };
        if (of === 'ordering') return activity('order', { range, filters: whose });
        const search = of === 'new' ? { ...filters, ...whose } : whose;
        return permitted.has('/client') ? { to: '/client', search } : undefined;
      },
      cash(flow: Flow, agentId: string): FigureLink {
        if (inBase && !isWhole) return undefined;
        const whose = { ...filters, agent_id: agentId };
        return cashLink(flow, inBase ? whose : { ...whose, currency });
      },
      orders: (agentId: string) => measureLink('orders', { currency, agentId }, scope),
    };
  };
}
