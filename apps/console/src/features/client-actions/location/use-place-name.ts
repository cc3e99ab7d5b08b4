import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useCountryName } from '#/kit/i18n/use-country-name.ts';

/** A place in the person's language, as far as it is known. */
export function usePlaceName() {
  const { t } = useTranslation('client-forms');
  const countryName = useCountryName();
  return ({ country, city }: Pick<Schemas.ClientPlace, 'country' | 'city'>): string => {
    const known = [country && countryName(country), city].filter(Boolean);
    return known.length === 0 ? t('location.unknown') : known.join(' · ');
  };
}
