import { type Role, scopeOf } from '@brokerdesk/policy';

type Place = { role: Role; leader_id: string | null };

export type ClientEffect = {
  /** Id of a team leader; null for the user. */
  leaderId: string | null;
  turn: 'gains' | 'loses';
  /** All clients of the firm, or those of the user. */
  of: 'everybody' | 'person';
};

export function clientEffects(before: Place, after: Place): ClientEffect[] {
  const effects: ClientEffect[] = [];
  const seesAll = (place: Place) => scopeOf(place.role) === 'all';
  if (seesAll(before) !== seesAll(after)) {
    effects.push({
      leaderId: null,
      turn: seesAll(after) ? 'gains' : 'loses',
      of: 'everybody',
    });
  }
  if (before.leader_id === after.leader_id) return effects;
  if (before.leader_id !== null) {
    effects.push({ leaderId: before.leader_id, turn: 'loses', of: 'person' });
  }
  if (after.leader_id !== null) {
    effects.push({ leaderId: after.leader_id, turn: 'gains', of: 'person' });
  }
  return effects;
}
