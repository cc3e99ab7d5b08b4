import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import type { StaffLimits } from '../actions/limits.ts';

/** What cannot be done to this account, before anybody tries. */
export function LimitNotice({
  detail: { referred_to: referredTo },
  limits: { because },
}: {
  detail: Pick<Schemas.StaffDetail, 'referred_to'>;
  limits: Pick<StaffLimits, 'because'>;
}) {
  const { t } = useTranslation('staff-detail');
  if (because !== null) {
    return (
      <Notice tone="info" title={t(`limit.${because}.title`)}>
        {t(`limit.${because}.hint`)}
      </Notice>
    );
  }
  if (referredTo === null) return null;
  return <p className="text-ink-muted">{t('limit.referred', { what: referredTo })}</p>;
}
