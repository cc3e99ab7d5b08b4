import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useCashLink } from './cash-link.ts';
import { type FigureScope, useActivityLink, useMeasureLink } from './figure-links.ts';
import type { FigureColumn } from './figure-table.tsx';
import { MeasureValue } from './measure-value.tsx';
import type { TeamRow } from './team-rows.ts';

type Clients = keyof Schemas.TeamClients;
type Flow = keyof Schemas.CashFigures;

/** Clients, money and orders of a team or a salesman, each figure with the list behind it. */
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
