import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Column } from '#/kit/list/table/column.ts';
import { useDepositColumns } from '../deposit-columns.tsx';
import { ChainName } from './chain-name.tsx';
import { ConfirmationCount } from './confirmation-count.tsx';
import { HashText } from './hash-text.tsx';

/** What a bank says of a payment, and a chain does not. */
const ofBanks: ReadonlySet<string> = new Set(['sub_type', 'payer', 'reference']);

/** The columns of every deposit, and beside its state what the chain says of it. */
export function useCryptoColumns(): Column<Schemas.Deposit>[] {
  const { t } = useTranslation('crypto-deposit');
  const common = useDepositColumns();
  return useMemo(() => {
    const onChain: Column<Schemas.Deposit>[] = [
      {
        id: 'confirmations',
        label: t('column.confirmations'),
        cell: (row) => <ConfirmationCount deposit={row} />,
      },
      { id: 'network', label: t('column.network'), cell: (row) => <ChainName deposit={row} /> },
      {
        id: 'txid',
        label: t('column.txid'),
        cell: ({ txid, chain }) => txid && <HashText kind="tx" chain={chain} hash={txid} />,
      },
      {
        id: 'address',
        label: t('column.address'),
        inCards: false,
        cell: ({ address, chain }) =>
          address && <HashText kind="address" chain={chain} hash={address} />,
      },
    ];
    const kept = common.filter(({ id }) => !ofBanks.has(id));
    const after = kept.findIndex(({ id }) => id === 'status') + 1;
    return [...kept.slice(0, after), ...onChain, ...kept.slice(after)];
  }, [common, t]);
}
