import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { chains } from '#/shared/money/chains.ts';
import { DepositDesk } from '../deposit-desk.tsx';
import { DepositFilters } from '../deposit-filters.tsx';
import type { DepositQueueProps } from '../deposit-queue.tsx';
import { useCryptoColumns } from './crypto-columns.tsx';
import { ofCoins } from './of-coins.ts';

/** Deposits of coins, with what the chain says of them. */
export function CryptoQueue({ search, onSearchChange }: DepositQueueProps) {
  const { t } = useTranslation(['crypto-deposit', 'deposit', 'kit']);
  return (
    <DepositDesk
      id="crypto-deposit"
      search={search}
      onSearchChange={onSearchChange}
      fixed={ofCoins}
      columns={useCryptoColumns()}
      words={{
        table: t('table'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
      }}
      filters={({ currencies, onChange }) => (
        <DepositFilters
          search={search}
          currencies={currencies}
          searched={t('search')}
          onChange={onChange}
          narrow={
            <FilterSelect
              label={t('deposit:filter.network')}
              all={t('kit:filter.all')}
              value={search.network}
              options={chains.map((value) => ({ value, label: t(`deposit:chain.${value}`) }))}
              onChange={(network) => onChange({ network })}
            />
          }
        />
      )}
    />
  );
}
