import type { Schemas } from '@brokerdesk/sdk';
import { twoPersonLimits } from '../../kernel/db/schema/approval.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { isAmountLimit } from '../../platform/approval/limits.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../setting/settings.ts';
import { inAll, readSignedAlone, sumsOf } from './signed-alone.ts';

/** Every limit, with what the person has signed alone of it. */
export async function listLimits(context: RequestContext): Promise<Schemas.LimitList> {
  const { limits, base_currency: currency } = await readSetting(context.db, 'trade');
  const signed = await readSignedAlone(context.db, actorOf(context).id);
  const list = twoPersonLimits.map((limit) => {
    const { makerDay, makerWeek } = sumsOf(signed, limit, null);
    return {
      limit,
      amounts: isAmountLimit(limit) ? limits[limit] : null,
      used_day: formatMoney(makerDay, currency),
      used_week: formatMoney(makerWeek, currency),
    };
  });
  const in_all = {
    amounts: limits.total,
    used_day: formatMoney(inAll(signed, 'day'), currency),
    used_week: formatMoney(inAll(signed, 'week'), currency),
  };
  return { list, total: list.length, in_all, currency };
}
