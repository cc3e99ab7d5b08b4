import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../../kernel/db/schema.ts';
import type { EventKind } from '../event-kinds.ts';
import { type EventQuery, named, select } from './event-source.ts';

type KindByEvent = Partial<Record<Schemas.ClientEvent['event'], EventKind>>;

const clientActions: KindByEvent = {
  updated: 'profile',
  made_robot: 'profile',
  transferred: 'profile',
  nominees_changed: 'profile',
  risk_raised: 'profile',
  risk_lowered: 'profile',
  enabled: 'security',
  disabled: 'security',
  locked: 'security',
  unlocked: 'security',
  password_reset: 'security',
  code_made: 'security',
  sessions_ended: 'security',
};

const riskActions = ['client.risk_raised', 'client.risk_lowered'];

const tradeSettingActions: KindByEvent = { trade_settings_changed: 'profile' };

const bankActions: KindByEvent = {
  bank_added: 'profile',
  bank_changed: 'profile',
  bank_deleted: 'profile',
};

function actionsOf(kindByEvent: KindByEvent, kinds: readonly EventKind[]): string[] {
  return Object.entries(kindByEvent)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([action]) => `client.${action}`);
}

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
      text: sql`case when action in ${riskActions} then after ->> 'reason' end`,
      more: sql`jsonb_build_object('before', before, 'after', after)`,
      source: sql`${auditLog} where ${where} and action in ${actions}`,
    });
  });
}
