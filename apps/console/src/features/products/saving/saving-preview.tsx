import type { Schemas } from '@brokerdesk/sdk';
import type { UseFormReturn } from 'react-hook-form';
import { AskedPreview, useLimitFacts } from '#/business/funds/asked-preview.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type AskedSaving, savingPreviewQuery } from './saving-calls.ts';
import { refusedFields, type SavingDraft } from './saving-draft.ts';

const fields = ['client_id', 'account_id', 'amount'] as const;

export function SavingPreview({
  form,
  asked,
}: {
  form: UseFormReturn<SavingDraft>;
  asked: AskedSaving | null;
}) {
  const { t } = useTranslation('saving');
  const sdk = useSdk();
  return (
    <AskedPreview
      {...{ form, asked, fields, refusedFields }}
      query={(saving) => savingPreviewQuery(sdk, saving)}
      label={(key) => t(`preview.${key}`)}
    >
      {(preview) => <PreviewFacts preview={preview} />}
    </AskedPreview>
  );
}

function PreviewFacts({ preview }: { preview: Schemas.SavingPreview }) {
  const { t } = useTranslation('saving');
  const { money, amount } = useMoney();
  const { calendarDay } = useTime();
  const limitFacts = useLimitFacts({
    ...{ orderMax: t('preview.orderMax'), dailyMax: t('preview.dailyMax') },
    used: (values) => t('preview.used', values),
    usedBefore: (values) => t('preview.usedBefore', values),
  });
  const { currency, funds, limits, next_payout: next, matures_on: matures } = preview;
  const of = (sum: string) => money(sum, currency);
  return (
    <Facts
      facts={[
        { label: t('fact.rate'), value: <strong>{amount(preview.rate, 2)}%</strong> },
        ...optionalFact(t('preview.interest'), preview.interest !== null && of(preview.interest)),
        ...optionalFact(t('fact.matures'), matures && calendarDay(matures)),
        { label: t('fact.next'), value: `${calendarDay(next.on)} · ${of(next.amount)}` },
        { label: t('preview.before'), value: of(funds.before) },
        { label: t('preview.after'), value: <strong>{of(funds.after)}</strong> },
        { label: t('preview.held'), value: of(preview.held) },
        ...limitFacts(limits),
      ]}
    />
  );
}
