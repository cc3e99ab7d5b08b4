import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { acknowledged } from '../../support/clients.ts';
import { onceKey, type World } from '../world.ts';
import { accountWithoutMoney } from './saving.ts';
import { tradesOfSet } from './trade.ts';

export function orderEntryAnswers(world: () => World): void {
  describe('orders that staff enter and redeem', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const { tradeIn } = tradesOfSet(world);

    test('entering an order for a client, and cancelling it', async () => {
      const held = await tradeIn('quant', 'holding');
      const path = { kind: 'quant' };
      const offers = { operation: 'listTradeOffers', ...angel(), path };
      const { list } = (await world().answer(offers, 200)) as Schemas.TradeOfferList;
      await world().answer({ ...offers, path: { kind: 'saving' } }, 400);
      await world().answer({ ...offers, token: null }, 401);
      const offer = list.find(({ product }) => product.id === held.product.id);
      if (offer === undefined) throw new Error('The product of a holding is not offered.');
      const order = {
        ...{ client_id: held.client.id, account_id: held.account_id },
        ...{ product_id: held.product.id, amount: offer.least ?? '10.00' },
      };
      const poor = await accountWithoutMoney(world());
      const broke = { ...order, client_id: poor.clientId, account_id: poor.accountId };

      const preview = (fields: object = {}) => ({
        operation: 'previewTrade',
        ...angel(),
        path,
        query: { ...order, ...fields },
      });
      await world().answer(preview(), 200);
      await world().answer(preview({ amount: '0' }), 400);
      await world().answer({ ...preview(), token: null }, 401);
      await world().answer(preview({ client_id: randomUUID() }), 404);
      await world().answer(preview(broke), 409);
      await world().answer(preview({ account_id: randomUUID() }), 422);

      const create = (fields: object = {}) => ({
        operation: 'createTrade',
        ...angel(),
        path,
        headers: onceKey(),
        body: { ...order, ...fields },
      });
      await world().answer(create({ amount: '0' }), 400);
      await world().answer({ ...create(), token: null }, 401);
      await world().answer(create({ client_id: randomUUID() }), 404);
      await world().answer(create(broke), 409);
      await world().answer(create({ account_id: randomUUID() }), 422);
      const { id, version } = (await world().answer(create(), 201)) as Schemas.Trade;

      const cancel = (fields: object = {}) => ({
        operation: 'withdrawTrade',
        ...angel(),
        path: { ...path, id },
        headers: onceKey(),
        body: { reason_code: 'client_request', version, ...fields },
      });
      await world().answer(cancel({ reason_code: 'other' }), 400);
      await world().answer({ ...cancel(), token: null }, 401);
      await world().answer({ ...cancel(), path: { ...path, id: randomUUID() } }, 404);
      await world().answer(cancel({ version: 999 }), 409);
      const ofHeld = { ...cancel({ version: held.version }), path: { ...path, id: held.id } };
      await world().answer(ofHeld, 409);
      const cancelling = cancel();
      await world().answer(cancelling, 200);
      await world().answer({ ...cancelling, body: { ...cancelling.body, version: 99 } }, 422);
    });

    test('redeeming a fund, and confirming a dealing day', async () => {
      const { id, version, product } = await tradeIn('fund', 'holding');
      const redeem = (fields: object = {}) => ({
        operation: 'redeemFundOrder',
        ...angel(),
        path: { id },
        headers: onceKey(),
        body: { version, ...fields },
      });
      await world().answer(redeem({ version: 0 }), 400);
      await world().answer(redeem({ quantity: '999999999' }), 400);
      await world().answer({ ...redeem(), token: null }, 401);
      await world().answer({ ...redeem(), path: { id: randomUUID() } }, 404);
      await world().answer(redeem({ version: 999 }), 409);
      const redeeming = redeem();
      const requested = (await world().answer(redeeming, 200)) as Schemas.Trade;
      expect(requested).toMatchObject({ status: 'holding', phase: 'redeeming' });
      await world().answer(redeem(), 409);
      await world().answer({ ...redeeming, body: { version: 99 } }, 422);

      const list = { operation: 'listFundDealing', ...angel(), path: { id: product.id } };
      const { days } = (await world().answer(list, 200)) as Schemas.FundDealing;
      expect(days.map(({ day }) => day)).toContain(requested.redeem_day);
      await world().answer({ ...list, path: { id: 'x' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      await world().answer({ ...list, path: { id: randomUUID() } }, 404);
      const navs = (await world().answer(
        { operation: 'listFundNavs', ...angel(), path: { id: product.id } },
        200,
      )) as Schemas.FundNavHistory;
      const struck = navs.list[0]?.nav_at.slice(0, 10);
      const confirm = (fields: object = {}) => ({
        operation: 'confirmFundDealing',
        ...angel(),
        path: { id: product.id },
        headers: onceKey(),
        body: { day: struck, version: 1, ...fields },
      });
      await world().answer(confirm({ day: 'today' }), 400);
      await world().answer({ ...confirm(), token: null }, 401);
      await world().answer({ ...confirm(), ...hero() }, 403);
      await world().answer({ ...confirm(), path: { id: randomUUID() } }, 404);
      await world().answer(confirm({ day: requested.redeem_day }), 409);
      const confirming = confirm();
      await world().answer(confirming, 200);
      await world().answer({ ...confirming, body: { day: struck, version: 99 } }, 422);
    });

    test('subscribing a client, and what a client holds', async () => {
      const held = await tradeIn('subscribe', 'holding');
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'subscribeClient',
        ...angel(),
        path: { id: held.client.id },
        headers: onceKey(),
        body: {
          product_id: held.product.id,
          account_id: held.account_id,
          plan: held.plan?.name,
          ...fields,
        },
      });
      await world().answer(call({ plan: 'no such plan' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
      await world().answer(call({ account_id: randomUUID() }), 422);
      const ordered = await world().answer(call({ auto_renew: true }), 201);
      const poor = await accountWithoutMoney(world());
      const broke = { ...call({ account_id: poor.accountId }), path: { id: poor.clientId } };
      await world().answer(broke, 409);

      const subscribed = ordered as Schemas.Trade;
      const { body: renewed } = await world().angel2.post<Schemas.Trade>(
        `/trx/admin/v1/subscribe/audit/${subscribed.id}`,
        { result: 'approved', version: subscribed.version, ...acknowledged(subscribed) },
      );
      const cancel = {
        operation: 'cancelSubscription',
        ...angel(),
        path: { id: renewed.id },
        headers: onceKey(),
        body: { version: renewed.version },
      };
      await world().answer({ ...cancel, body: {} }, 400);
      await world().answer({ ...cancel, token: null }, 401);
      await world().answer({ ...cancel, path: { id: randomUUID() } }, 404);
      await world().answer({ ...cancel, headers: onceKey(), body: { version: 999 } }, 409);
      await world().answer({ ...cancel, headers: onceKey() }, 200);

      const holdings = { operation: 'listHoldings', ...angel(), path: { id: held.client.id } };
      await world().answer({ ...holdings, query: { kind: 'subscribe', sort: '-amount' } }, 200);
      await world().answer({ ...holdings, query: { kind: 'saving' } }, 400);
      await world().answer({ ...holdings, token: null }, 401);
      await world().answer({ ...holdings, path: { id: randomUUID() } }, 404);
    });
  });
}
