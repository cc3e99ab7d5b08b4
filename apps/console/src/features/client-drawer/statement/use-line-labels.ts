import type { Schemas } from '@brokerdesk/sdk';
import type { Labels } from '@brokerdesk/sdk/labels';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';

export type ShownLine = Schemas.StatementLine | Schemas.LedgerLine;

export type StatementEntriesProps = {
  label: string;
  entries: readonly ShownLine[];
  fake: boolean;
};

export function useLineLabels() {
  const { t } = useTranslation('statement');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  return {
    at: (line: ShownLine) => dateTime(line.at),
    by: (line: ShownLine) => line.actor ?? t('actor.client'),
    what({ kind }: ShownLine) {
      // An amendment has the number of its version behind it.
      const code = kind.split('.').slice(0, 2).join('_');
      return t(`ledger.${code as keyof Labels['statement']['ledger']}`, { defaultValue: kind });
    },
    bucket: (line: ShownLine) => t(`buckets.${line.bucket}`),
    amount(line: ShownLine) {
      const text = money(line.amount, line.currency);
      // The ledger's minus is there already; a plus marks what came in.
      return line.amount.startsWith('-') ? text : `+${text}`;
    },
    /** Null if other accounts' lines lie between. */
    after: (line: ShownLine) =>
      'balance' in line
        ? {
            balance: amount(line.balance),
            available: t('available', { amount: amount(line.available) }),
          }
        : null,
  };
}
