import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { findJumps, groupNetworks, networkOf } from './jumps.ts';

/** A place in the user's language, as far as it is known. */
function usePlaceName() {
  const { t } = useTranslation('client-forms');
  const countryName = useCountryName();
  return ({ country, city }: Pick<Schemas.ClientPlace, 'country' | 'city'>): string => {
    const known = [country && countryName(country), city].filter(Boolean);
    return known.length === 0 ? t('location.unknown') : known.join(' · ');
  };
}

type Records = readonly Schemas.ClientAccess[];

/** Changes of the country that are too quick to be a journey. */
export function Jumps({ records }: { records: Records }) {
  const { t } = useTranslation('client-forms');
  const { exact } = useTime();
  const placeName = usePlaceName();
  const jumps = findJumps(records);
  if (jumps.length === 0) return null;
  return (
    <Notice tone="warning" title={t('location.jumps', { count: jumps.length })}>
      <ul>
        {jumps.map(({ from, to, hours }) => (
          <li key={to.at} className="break-words">
            {t('location.jump', {
              from: placeName(from),
              to: placeName(to),
              hours: Math.max(1, Math.round(hours)),
              at: exact(to.at),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function Places({ places }: { places: readonly Schemas.ClientPlace[] }) {
  const { t } = useTranslation('client-forms');
  const placeName = usePlaceName();
  return (
    <Part title={t('location.places')}>
      {places.map((place) => (
        <Sighting
          key={`${place.country} ${place.city}`}
          name={placeName(place)}
          aside={t('location.address', { ip: place.ip, network: networkOf(place.ip) })}
          count={place.count}
          firstAt={place.first_at}
          lastAt={place.last_at}
        />
      ))}
    </Part>
  );
}

/** Through which networks the client came, the latest first. */
export function Networks({ records }: { records: Records }) {
  const { t } = useTranslation('client-forms');
  return (
    <Part title={t('location.networks')}>
      {groupNetworks(records).map((network) => (
        <Sighting key={network.name} {...network} />
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-semibold">
        {title}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">{children}</ul>
    </section>
  );
}

function Sighting({
  name,
  aside,
  count,
  firstAt,
  lastAt,
}: {
  name: string;
  aside?: string;
  count: number;
  firstAt: string;
  lastAt: string;
}) {
  const { t } = useTranslation('client-forms');
  const { exact } = useTime();
  return (
    <li className="px-3 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium break-words">{name}</span>
        <span className="text-ink-muted">{t('location.count', { count })}</span>
      </p>
      {aside !== undefined && <p className="text-ink-muted">{aside}</p>}
      <p className="text-xs text-ink-muted">
        {t('location.span', { first: exact(firstAt), last: exact(lastAt) })}
      </p>
    </li>
  );
}
