import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { ledgerWords } from './ledger-words.ts';
import type { RecordColumn } from './record-table.tsx';
import { TwoLines } from './two-lines.tsx';

/** What happened, in words; a kind that is newer than this console as the server names it. */
function kindOf({ kind }: Schemas.StatementLine, t: TFunction<'client-detail'>): string {
  const words = ledgerWords(kind);
  return words === undefined ? kind : t(`ledger.${words}`);
}

export function useStatementColumns(): RecordColumn<Schemas.StatementLine>[] {
  const { t } = useTranslation('client-detail');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  return [
    {
      id: 'at',
      label: t('statement.at'),
      cell: (line) => (
        <TwoLines first={dateTime(line.at)} second={line.actor ?? t('statement.byClient')} />
      ),
    },
    {
      id: 'kind',
      label: t('statement.kind'),
      cell: (line) => (
        <TwoLines
          first={kindOf(line, t)}
          second={`${line.acc_no} · ${t(`buckets.${line.bucket}`)}`}
        />
      ),
    },
    {
      id: 'amount',
      label: t('statement.amount'),
      align: 'end',
      cell: (line) => {
        const text = money(line.amount, line.currency);
        // The ledger's minus is there already; what came in is told by its plus.
        return line.amount.startsWith('-') ? text : `+${text}`;
      },
    },
    {
      id: 'balance',
      label: t('statement.balance'),
      align: 'end',
      cell: (line) => (
        <TwoLines
          first={amount(line.balance)}
          second={t('statement.available', { amount: amount(line.available) })}
        />
      ),
    },
  ];
}
