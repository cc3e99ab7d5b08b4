import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

type Device = Omit<Schemas.Session['device'], 'os'> & { os: string };

/** A device as text: its system, and what kind of window. */
export function useDeviceName(): (session: { device: Device }) => string {
  const { t } = useTranslation('sessions');
  return ({ device: { os, type, incognito } }) =>
    [
      os === 'Unknown' ? t('unknownSystem') : os,
      t(`type.${type}`),
      ...(incognito ? [t('incognito')] : []),
    ].join(' · ');
}
