import type { Reader } from '../../db/database.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { readSetting } from '../setting/settings.ts';
import type { Decider } from './decision.ts';

/** The asking person, with the two-person limit as it is set now. */
export async function readDecider(reader: Reader, context: RequestContext): Promise<Decider> {
  const trade = await readSetting(reader, 'trade');
  return {
    actor: actorOf(context),
    limit: { amount: trade.four_eyes_min.credit, currency: trade.base_currency },
    language: context.language,
  };
}
