import type { Schemas } from '@brokerdesk/sdk';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { useTime } from '#/ui/time/use-time.ts';

type Device = Omit<Schemas.Session['device'], 'os'> & { os: string };

export function useDeviceName(): (session: { device: Device }) => string {
  const { t } = useTranslation('sessions');
  return ({ device: { os, type, incognito } }) =>
    [
      os === 'Unknown' ? t('unknownSystem') : os,
      t(`type.${type}`),
      ...(incognito ? [t('incognito')] : []),
    ].join(' · ');
}

const minuteMs = 60_000;

export function SessionItem({
  session,
  now,
  onEnd,
}: {
  session: Schemas.Session;
  now: Date;
  onEnd?: () => void;
}) {
  const { t } = useTranslation('sessions');
  const { ago, dateTime } = useTime();
  const { device, current, ip, created_at, last_seen_at } = session;
  const name = useDeviceName()(session);
  const Icon = device.type === 'mobile' ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {current && (
            <span className="rounded-sm border border-success-line bg-success-surface px-1.5 text-xs font-normal text-success-text">
              {t('current')}
            </span>
          )}
        </p>
        <p className="mt-0.5 text-xs text-ink-muted">
          <span className="break-all">{ip}</span>
          {' · '}
          {t('since', { at: dateTime(created_at) })}
        </p>
        <p className="text-xs text-ink-muted">
          {current && t('inUse')}
          {!current &&
            (now.getTime() - Date.parse(last_seen_at) < minuteMs
              ? t('justNow')
              : t('lastSeen', { ago: ago(last_seen_at, now) }))}
        </p>
      </div>
      {!current && onEnd && (
        <Button size="sm" aria-label={t('endNamed', { device: name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
