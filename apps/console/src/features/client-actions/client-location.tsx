import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { clientKey } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import type { DialogProps } from './action.ts';

type Seen = Pick<Schemas.ClientAccess, 'at' | 'ip' | 'country' | 'city' | 'action'>;

type Jump = { from: Seen; to: Seen; hours: number };

const oddWithinHours = 12;
const hourMs = 3_600_000;

export function findJumps(records: readonly Seen[]): Jump[] {
  const known = records
    .filter(({ action, country }) => action !== 'sign_in_failed' && country !== null)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return known
    .flatMap((to, at) => {
      const from = known[at - 1];
      if (from === undefined || from.country === to.country) return [];
      const hours = (Date.parse(to.at) - Date.parse(from.at)) / hourMs;
      return hours < oddWithinHours ? [{ from, to, hours }] : [];
    })
    .reverse();
}

type Network = { name: string; count: number; firstAt: string; lastAt: string };

export function groupNetworks(records: readonly Seen[]): Network[] {
  const networks = new Map<string, Network>();
  for (const { ip, at, action } of records) {
    if (action === 'sign_in_failed') continue;
    const name = networkOf(ip);
    const known = networks.get(name);
    networks.set(name, {
      name,
      count: (known?.count ?? 0) + 1,
      firstAt: known && known.firstAt < at ? known.firstAt : at,
      lastAt: known && known.lastAt > at ? known.lastAt : at,
    });
  }
  return [...networks.values()].toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
}

/** A household or an office shares /24 of an address, and /48 of the longer ones. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = ip.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}

function usePlaceName() {
  const { t } = useTranslation('client-forms');
  const countryName = useCountryName();
  return ({ country, city }: Pick<Schemas.ClientPlace, 'country' | 'city'>): string => {
    const known = [country && countryName(country), city].filter(Boolean);
    return known.length === 0 ? t('location.unknown') : known.join(' · ');
  };
}

type Records = readonly Schemas.ClientAccess[];

function Jumps({ records }: { records: Records }) {
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

function Places({ places }: { places: readonly Schemas.ClientPlace[] }) {
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

function Networks({ records }: { records: Records }) {
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

/** As many as one page of the server holds. */
export const recordsMax = 200;

export function locationQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'location', id],
    queryFn: async ({ signal }) => {
      const path = { id };
      const [places, records] = await Promise.all([
        sdk.GET('/client/admin/v1/location/{id}', { params: { path }, signal }),
        sdk.GET('/client/admin/v1/access/{id}', {
          params: { path, query: { size: recordsMax } },
          signal,
        }),
      ]);
      return { places: unwrap(places).places, records: unwrap(records).list };
    },
  });
}

export function ClientLocation({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions', 'kit']);
  const query = useQuery(locationQuery(useSdk(), client.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('client-actions:action.location')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
    >
      <DialogBody>
        <Loaded query={query}>
          {({ places, records }) =>
            places.length === 0 ? (
              <p className="text-ink-muted">{t('location.none')}</p>
            ) : (
              <div className="flex flex-col gap-5">
                <Jumps records={records} />
                <Places places={places} />
                <Networks records={records} />
                <p className="text-xs text-ink-muted">
                  {t('location.about', { count: recordsMax })}
                </p>
              </div>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
