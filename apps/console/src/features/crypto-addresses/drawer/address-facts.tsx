import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Facts, optionalFact } from '#/kit/ui/facts.tsx';
import { useReasonName } from '../use-reason-name.ts';

export function AddressFacts({ address }: { address: Schemas.CryptoAddress }) {
  const { t } = useTranslation(['crypto-address', 'crypto-address-detail', 'kit']);
  const { exact } = useTime();
  const reasonName = useReasonName();
  const { checker, checked_at: checkedAt } = address;
  return (
    <Facts
      facts={[
        { label: t('column.coin'), value: address.coin },
        { label: t('column.network'), value: t(`kit:chain.${address.network}`) },
        ...optionalFact(t('column.memo'), address.memo),
        { label: t('column.note'), value: address.note, wide: true },
        { label: t('column.maker'), value: address.maker.name },
        { label: t('crypto-address-detail:madeAt'), value: exact(address.made_at) },
        ...optionalFact(t('column.checker'), checker?.name ?? null),
        ...optionalFact(t('crypto-address-detail:checkedAt'), checkedAt && exact(checkedAt)),
        ...optionalFact(t('crypto-address-detail:reject.reason'), reasonName(address), true),
      ]}
    />
  );
}
