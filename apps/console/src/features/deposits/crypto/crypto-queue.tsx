import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { DeskAddress } from '#/kit/list/decision-desk.tsx';
import { DepositDesk } from '../deposit-desk.tsx';
import type { DepositSearch } from '../deposit-search.ts';
import { useCryptoColumns } from './crypto-columns.tsx';
import { ofCoins, readCryptoSearch } from './of-coins.ts';

/** Deposits of coins, with what the chain says of them. */
export function CryptoQueue({ search, onSearchChange }: DeskAddress<DepositSearch>) {
  const { t } = useTranslation('crypto-deposit');
  return (
    <DepositDesk
      id="crypto-deposit"
      search={search}
      readSearch={readCryptoSearch}
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
