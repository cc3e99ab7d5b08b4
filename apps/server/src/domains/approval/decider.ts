import type { Reader } from '../../db/database.ts';
import type { Actor } from '../../http/actor.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Language } from '../../platform/error-catalogue.ts';
import { readSetting } from '../setting/settings.ts';
import { type Colleague, readColleagues } from './colleagues.ts';

/** What a decision depends on besides the record itself. */
export interface Decider {
  actor: Pick<Actor, 'id' | 'permissions'>;
  limit: { amount: Decimal; currency: string };
  language: Language;
  /** Who may decide about money, the person included. */
  colleagues: readonly Colleague[];
}

/** The asking person, with the two-person limit as it is set now. */
export async function readDecider(reader: Reader, context: RequestContext): Promise<Decider> {
  const trade = await readSetting(reader, 'trade');
  const colleagues = await readColleagues(reader, context);
  return {
    actor: actorOf(context),
    limit: { amount: trade.four_eyes_min.credit, currency: trade.base_currency },
    language: context.language,
    colleagues,
  };
}
