import { type Role, scopeOf } from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';

type Position = { role: Role; leader_id: string | null };

type ClientEffect = {
  /** Id of a team leader; null for the user. */
  leaderId: string | null;
  turn: 'gains' | 'loses';
  /** All clients of the firm, or those of the user. */
  of: 'everybody' | 'person';
};

export function clientEffects(before: Position, after: Position): ClientEffect[] {
  const effects: ClientEffect[] = [];
  const seesAll = (position: Position) => scopeOf(position.role) === 'all';
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

export function ClientEffectsView({
  effects,
  count,
  person,
  leaderOf,
}: {
  effects: readonly ClientEffect[];
  count: number;
  person: string;
  leaderOf: (id: string) => string | null;
}) {
  const { t } = useTranslation('staff-detail');
  if (effects.length === 0) return null;
  return (
    <section
      aria-label={t('clientEffects.title')}
      className="rounded-md border border-line bg-sunken px-3 py-2"
    >
      <h3 className="font-semibold">{t('clientEffects.title')}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {effects.map(({ leaderId, turn, of }) => {
          const name = leaderId === null ? person : (leaderOf(leaderId) ?? '—');
          return (
            <li key={`${leaderId} ${turn}`}>
              {of === 'everybody'
                ? t(`clientEffects.everybody.${turn}`, { name })
                : t(`clientEffects.${turn}`, { name, count })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
