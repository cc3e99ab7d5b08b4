import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ClientEffect } from './client-effects.ts';

/** Lists users who gain or lose clients once a change of role or team is saved. */
export function ClientEffectsView({
  effects,
  count,
  person,
  leaderOf,
}: {
  effects: readonly ClientEffect[];
  /** How many clients the user looks after. */
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
