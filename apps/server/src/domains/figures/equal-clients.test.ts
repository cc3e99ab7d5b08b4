import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import {
  type List,
  leaders,
  type Name,
  readers,
  seeds,
  seriesParts,
  useRandomStatistics,
} from '../../testing/random-statistics.ts';

const everyone = [...leaders, 'hero'] as const;

describe.each(seeds)('with random clients of seed %i', (seed) => {
  const { get, range, active, spans, momentOf, partRange } = useRandomStatistics(seed);

  const listed = async (who: Name, filter: string, fake = 'fake=false') =>
    (await get<List>(who, `/client/admin/v1/list?size=1&${fake}&${filter}`)).total;
  const inDay = async (day: string) =>
    `active_from=${await momentOf(day)}&active_to=${await momentOf(day, '1 day')}`;

  // @rule statistics: New, active and returning clients equal the list of clients, for each role
  // @in domains/client-access/client-filter.ts
  it.each(everyone)('new and active clients of %s are those of the list', async (who) => {
    for (const fake of ['fake=false', 'fake=true']) {
      const { clients, series } = await get<Schemas.MoneyFlow>(
        who,
        `/stat/admin/v1/flow?${range}&${fake}`,
      );
      expect(clients).toEqual({
        new: await listed(who, range, fake),
        active: await listed(who, `activity=any&${active}`, fake),
      });
      for (const { day, clients: ofDay } of series.slice(0, 4)) {
        const list = await listed(who, `activity=any&${await inDay(day)}`, fake);
        expect([day, ofDay?.active]).toEqual([day, list]);
      }
    }
  });

  // @rule statistics: Clients count once in a week or month, as their list does
  // @in ./clients-once.ts
  it.each(everyone)(
    'new and active clients of a week and of a month of %s are those of the list',
    async (who) => {
      for (const part of seriesParts) {
        for (const within of [range, ...spans.map((span) => span.range)]) {
          const stat = await get<Schemas.MoneyFlow>(
            who,
            `/stat/admin/v1/flow?${within}&${part.by}`,
          );
          for (const { day, clients } of stat.series.slice(0, 3)) {
            const of = partRange(day, part, stat.to);
            expect([part.by, day, clients]).toEqual([
              part.by,
              day,
              {
                new: await listed(who, of.range),
                active: await listed(who, `activity=any&${of.active}`),
              },
            ]);
          }
        }
      }
    },
  );

  it.each(readers)(
    'clients with orders of a week and of a month of %s are those of the list',
    async (who) => {
      for (const part of seriesParts) {
        for (const [name, filter] of [
          ['fund', '&order_kind=fund'],
          ['product', ''],
        ] as const) {
          const stat = await get<Schemas.ProductStat>(
            who,
            `/stat/admin/v1/${name}?${range}&${part.by}`,
          );
          for (const { day, currency, trades } of stat.series.slice(0, 3)) {
            const of = `activity=order&${partRange(day, part, stat.to).active}&order_currency=${currency}`;
            expect([day, trades.clients]).toEqual([day, await listed(who, of + filter)]);
          }
        }
      }
    },
  );

  it.each(leaders)(
    'clients of a team and of a salesman of %s are those of the list',
    async (who) => {
      const { clients, teams } = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${range}`);
      const countsOf = async (filter: string): Promise<Schemas.TeamClients> => ({
        total: await listed(who, filter),
        new: await listed(who, `${range}&${filter}`),
        ordering: await listed(who, `activity=order&${active}&${filter}`),
      });
      expect(clients).toEqual(await countsOf(''));
      for (const { leader, clients: ofTeam, members } of teams) {
        const rows = [
          { person: leader, counts: ofTeam },
          // A leader's list is the team's, and unassigned clients have no list.
          ...members
            .filter(({ agent }) => agent?.id !== leader?.id)
            .map(({ agent, clients: counts }) => ({ person: agent, counts })),
        ];
        for (const { person, counts } of rows) {
          if (person === null) continue;
          expect({ person, counts }).toEqual({
            person,
            counts: await countsOf(`agent_id=${person.id}`),
          });
        }
      }
    },
  );

  // @rule statistics: Clients with orders equal their list, by kind, product and day
  // @in domains/client-access/client-filter.ts
  it.each(readers)('clients with orders of %s are those of the list', async (who) => {
    const orderedBy = (filter: string) => listed(who, `activity=order&${active}&${filter}`);
    for (const [name, ofKind] of [
      ['product', ''],
      ['otc', '&order_kind=block'],
    ] as const) {
      const path = `/stat/admin/v1/${name}?${range}`;
      const { totals, products, series } = await get<Schemas.ProductStat>(who, path);
      for (const { currency, trades } of totals) {
        const list = await orderedBy(`order_currency=${currency}${ofKind}`);
        expect([currency, trades.clients]).toEqual([currency, list]);
      }
      for (const { kind, product, currency, trades } of products) {
        const list = await orderedBy(
          `order_kind=${kind}&order_product_id=${product.id}&order_currency=${currency}`,
        );
        expect([product.id, trades.clients]).toEqual([product.id, list]);
      }
      for (const { day, currency, trades } of series.slice(0, 3)) {
        const ofDay = `activity=order&${await inDay(day)}&order_currency=${currency}${ofKind}`;
        expect([day, trades.clients]).toEqual([day, await listed(who, ofDay)]);
      }
      const together = await get<Schemas.ProductStat>(who, `${path}&in_base=true`);
      const all = together.totals.map(({ trades }) => trades.clients);
      if (all.length > 0) expect(all).toEqual([await orderedBy(ofKind)]);
    }
  });

  it.each(leaders)('a month’s clients of %s are those who registered in it', async (who) => {
    const { cohorts } = await get<Schemas.Cohorts>(who, `/stat/admin/v1/cohort?${range}`);
    expect(cohorts.reduce((sum, { clients }) => sum + clients, 0)).toBe(await listed(who, range));
    for (const { month, clients, months } of cohorts) {
      const monthAt = (after: number) => momentOf(`${month}-01`, `${after} months`);
      const registered = `from=${await monthAt(0)}&to=${await monthAt(1)}`;
      expect([month, clients]).toEqual([month, await listed(who, registered)]);
      for (const { after, ...counts } of months) {
        const back = `${registered}&active_from=${await monthAt(after)}&active_to=${await monthAt(after + 1)}`;
        expect({ month, after, counts }).toEqual({
          ...{ month, after },
          counts: {
            deposited: await listed(who, `activity=deposit&${back}`),
            active: await listed(who, `activity=any&${back}`),
          },
        });
      }
    }
  });
});
