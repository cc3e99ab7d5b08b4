import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { OwnSession } from './api/own-sessions.ts';

/** A device in words: its system, and what kind of window. */
export function useDeviceName(): (session: OwnSession) => string {
  const { t } = useTranslation('account');
  return ({ device: { os, type, incognito } }) =>
    [
      os === 'Unknown' ? t('sessions.unknownSystem') : os,
      t(`sessions.${type}`),
      ...(incognito ? [t('sessions.incognito')] : []),
    ].join(' · ');
}
