import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CopyButton } from '#/kit/ui/copy-button.tsx';
import { type Fact, Facts } from '#/kit/ui/facts.tsx';

type Destination = Schemas.Withdrawal['destination'];

/** Where the money goes, as it stood when it was asked for. */
export function DestinationFacts({ destination }: { destination: Destination }) {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Facts facts={useDestinationFacts(destination)} />
      <p className="mt-3 text-xs text-ink-muted">{t('destination.asItStood')}</p>
    </>
  );
}

function useDestinationFacts(destination: Destination): Fact[] {
  const { t } = useTranslation('withdrawal');
  const labels = { copied: t('destination.copied'), failed: t('destination.notCopied') };
  const copied = (label: string, text: string, button: string): Fact => ({
    label,
    wide: true,
    value: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-mono break-all">{text}</span>
        <CopyButton text={text} labels={labels}>
          {button}
        </CopyButton>
      </span>
    ),
  });
  const optional = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value, wide: true }];
  if (destination.kind === 'bank') {
    return [
      copied(t('destination.accNo'), destination.acc_no, t('destination.copyAccNo')),
      { label: t('destination.holder'), value: destination.holder_name },
      { label: t('destination.bank'), value: destination.bank_name },
      ...optional(t('destination.bankAddress'), destination.address),
      ...optional(t('destination.phone'), destination.phone),
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
