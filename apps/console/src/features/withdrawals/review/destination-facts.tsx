import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { CompareList, type Comparison } from '#/business/decision/compare-list.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { holderTitle } from './evidence-strip.tsx';

/** The server writes down who has seen the numbers. */
async function revealDestination(sdk: Sdk, id: string): Promise<Schemas.RevealedDestination> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/withdraw/admin/v1/reveal/{id}', { params }));
}

type Destination = Schemas.Withdrawal['destination'];
type Holder = Schemas.WithdrawalEvidence['holder'];

type DestinationFactsProps = {
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

export function WithdrawalFacts({ withdrawal }: { withdrawal: Schemas.Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = withdrawal;
  // To ask for it froze the money already: there are lines from the beginning.
  const moved = (amount: string) => (
    <LedgerAmount of={withdrawal} record={withdrawal.id} amount={amount} />
  );
  const timeOf = (at: string | null) => (at === null ? null : time.exact(at));
  const facts: Fact[] = [
    { label: t('column.amount'), value: <strong>{moved(withdrawal.amount)}</strong> },
    {
      label: t('column.netAmount'),
      value: <strong>{moved(withdrawal.net_amount)}</strong>,
    },
    {
      label: t('column.fee'),
      wide: true,
      value: (
        <>
          {moved(withdrawal.fee)}{' '}
          {isPositive(withdrawal.fee) && (
            <span className="text-ink-muted">{t('review.feeWithin')}</span>
          )}
        </>
      ),
    },
    { label: t('review.accNo'), value: withdrawal.acc_no },
    { label: t('column.agent'), value: client.agent_name },
    { label: t('column.superman'), value: client.superman },
    { label: t('column.maker'), value: withdrawal.maker?.name ?? t('byClient') },
    { label: t('column.createdAt'), value: time.exact(withdrawal.created_at) },
    ...optionalFact(t('column.checker'), withdrawal.checker?.name ?? null),
    ...optionalFact(t('column.checkedAt'), timeOf(withdrawal.checked_at)),
    ...optionalFact(t('review.reason'), reasonLabels(withdrawal), true),
    ...optionalFact(t('review.rolledBackBy'), withdrawal.rolled_back_by?.name ?? null),
    ...optionalFact(t('review.rolledBackAt'), timeOf(withdrawal.rolled_back_at)),
    ...optionalFact(t('review.rollbackReason'), withdrawal.rollback_reason, true),
    ...optionalFact(t('review.clientRemark'), withdrawal.client_remark, true),
    ...optionalFact(t('review.remark'), withdrawal.remark, true),
  ];
  return <Facts facts={facts} />;
}
