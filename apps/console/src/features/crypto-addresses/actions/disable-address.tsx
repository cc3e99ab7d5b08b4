import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { sameKindQuery } from '../api/address-queries.ts';
import { switchAddress } from '../api/address-writes.ts';
import { replacementOf } from '../replacement.ts';

/** Disables an address at once, with a warning if clients would have none left. */
export function DisableAddress({
  address,
  onClose,
}: {
  address: Schemas.CryptoAddress;
  onClose: () => void;
}) {
  const { t } = useTranslation(['crypto-address-detail', 'record']);
  const { data } = useQuery(sameKindQuery(useSdk(), address));
  const isOnly = data !== undefined && replacementOf(address, data).enabled.length === 0;
  const of = { coin: address.coin, network: t(`record:chain.${address.network}`) };
  return (
    <RecordAction
      record={address}
      tone="danger"
      title={t('disable.title', of)}
      effects={[address.address, t('disable.effect')]}
      confirm={t('disable.button')}
      failed={t('form.failed')}
      write={switchAddress}
      done={() => t('disable.done')}
      intent={({ id, version }) => ({ id, version, status: 'disabled' as const })}
      onClose={onClose}
    >
      {isOnly && (
        <Notice tone="danger" title={t('disable.only', of)}>
          {t('disable.onlyHint')}
        </Notice>
      )}
    </RecordAction>
  );
}
