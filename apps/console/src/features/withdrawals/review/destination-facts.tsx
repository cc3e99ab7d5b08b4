import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { CompareList, type Comparison } from '#/business/decision/compare-list.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { revealDestination } from '../api/reveal-destination.ts';
import { holderTitle } from './evidence-titles.ts';

type Destination = Schemas.Withdrawal['destination'];
type Holder = Schemas.WithdrawalEvidence['holder'];

export type DestinationFactsProps = {
  id: string;
  destination: Destination;
  holder: Holder;
};

export function DestinationFacts(props: DestinationFactsProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <CompareList lines={useDestinationLines(props)} />
      <p className="mt-3 text-xs text-ink-muted">{t('destination.asItStood')}</p>
    </>
  );
}

function useDestinationLines({ id, destination, holder }: DestinationFactsProps): Comparison[] {
  const { t } = useTranslation('withdrawal');
  const sdk = useSdk();
  const labels = { copied: t('destination.copied'), failed: t('destination.notCopied') };
  const copied = (label: string, text: string, button: string): Comparison => ({
    label,
    value: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-mono break-all">{text}</span>
        <CopyButton text={text} labels={labels}>
          {button}
        </CopyButton>
      </span>
    ),
  });
  const optional = (label: string, value: ReactNode): Comparison[] =>
    value === null ? [] : [{ label, value }];
  if (destination.kind === 'bank') {
    return [
      {
        label: t('destination.accNo'),
        value: (
          <RevealValue
            masked={destination.acc_no}
            label={t('destination.accNo')}
            reveal={async () => (await revealDestination(sdk, id)).acc_no}
            whole={(number) => (
              <CopyButton text={number} labels={labels}>
                {t('destination.copyAccNo')}
              </CopyButton>
            )}
          />
        ),
      },
      {
        label: t('destination.holder'),
        value: destination.holder_name,
        against: holder
          ? {
              same: holder.matches,
              text: t(
                holder.matches ? 'destination.sameName' : `evidence.holder.${holderTitle(holder)}`,
              ),
            }
          : undefined,
      },
      { label: t('destination.bank'), value: destination.bank_name },
      ...optional(t('destination.bankAddress'), destination.address),
      ...optional(
        t('destination.phone'),
        destination.phone && (
          <RevealValue
            masked={destination.phone}
            label={t('destination.phone')}
            reveal={async () => (await revealDestination(sdk, id)).phone ?? ''}
          />
        ),
      ),
    ];
  }
  const { memo } = destination;
  return [
    copied(t('destination.address'), destination.address, t('destination.copyAddress')),
    { label: t('destination.coin'), value: destination.coin },
    { label: t('destination.network'), value: destination.network },
    ...(memo === null ? [] : [copied(t('destination.memo'), memo, t('destination.copyMemo'))]),
  ];
}
