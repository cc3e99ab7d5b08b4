import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../../kernel/db/schema.ts';
import { actionsOf, bankActions, clientActions, tradeSettingActions } from '../audited-events.ts';
import { type EventQuery, named, select } from './event-source.ts';

export function audited({ clientId, kinds }: EventQuery): SQL[] {
  const ofClient = sql`subject_type = 'client' and subject_id = ${clientId}`;
  const ofSettings = sql`subject_type = 'client_trade_setting' and subject_id = ${clientId}`;
  // By the index made for it: a card that was deleted has no row any more that names the client.
  const ofBanks = sql`subject_type = 'client_bank'
    and coalesce(after, before) ->> 'client_id' = ${clientId}`;
  const sources = [
    { kindByEvent: clientActions, where: ofClient },
    { kindByEvent: tradeSettingActions, where: ofSettings },
    { kindByEvent: bankActions, where: ofBanks },
  ];
  return sources.flatMap(({ kindByEvent, where }) => {
    const actions = actionsOf(kindByEvent, kinds);
    if (actions.length === 0) return [];
    const security = actionsOf(kindByEvent, ['security']);
    return select({
      key: sql`'log:' || lpad(seq::text, 18, '0')`,
      at: sql`at`,
      kind:
        security.length === 0
          ? named('profile')
          : sql`case when action in ${security} then 'security' else 'profile' end`,
      event: sql`substr(action, 8)`,
      actorId: sql`actor_id`,
      otherwise: 'system',
      more: sql`jsonb_build_object('before', before, 'after', after)`,
      source: sql`${auditLog} where ${where} and action in ${actions}`,
    });
  });
}
