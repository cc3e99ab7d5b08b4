import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#/shared/i18n/use-locale.ts';

/** A place in the person's language, as far as it is known. */
export function usePlaceName() {
  const { t } = useTranslation('client-forms');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return ({ country, city }: Pick<Schemas.ClientPlace, 'country' | 'city'>): string => {
    const known = [country && countries.of(country), city].filter(Boolean);
    return known.length === 0 ? t('location.unknown') : known.join(' · ');
  };
}
