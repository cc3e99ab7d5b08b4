import { useTranslation } from 'react-i18next';
import { DepositDesk } from '../deposit-desk.tsx';
import type { DepositQueueProps } from '../deposit-queue.tsx';
import { useCryptoColumns } from './crypto-columns.tsx';
import { ofCoins } from './of-coins.ts';

/** Deposits of coins, with what the chain says of them. */
export function CryptoQueue({ search, onSearchChange }: DepositQueueProps) {
  const { t } = useTranslation('crypto-deposit');
  return (
    <DepositDesk
      id="crypto-deposit"
      search={search}
      onSearchChange={onSearchChange}
      fixed={ofCoins}
      columns={useCryptoColumns()}
      words={{
        table: t('table'),
        searched: t('search'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
      }}
      narrow="network"
    />
  );
}
