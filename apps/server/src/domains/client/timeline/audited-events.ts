import type { Schemas } from '@brokerdesk/sdk';
import type { EventKind } from './event-kinds.ts';

type KindByEvent = Partial<Record<Schemas.ClientEvent['event'], EventKind>>;

export const clientActions: KindByEvent = {
  updated: 'profile',
  made_robot: 'profile',
  transferred: 'profile',
  nominees_changed: 'profile',
  enabled: 'security',
  disabled: 'security',
  locked: 'security',
  unlocked: 'security',
  password_reset: 'security',
  code_made: 'security',
  sessions_ended: 'security',
};

export const tradeSettingActions: KindByEvent = { trade_settings_changed: 'profile' };

export const bankActions: KindByEvent = {
  bank_added: 'profile',
  bank_changed: 'profile',
  bank_deleted: 'profile',
};

/** As the log names them, those of these kinds. */
export function actionsOf(kindByEvent: KindByEvent, kinds: readonly EventKind[]): string[] {
  return Object.entries(kindByEvent)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([action]) => `client.${action}`);
}
