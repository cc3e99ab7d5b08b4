import type { Schemas } from '@brokerdesk/sdk';
import { ConflictNotice, conflictCodes } from '#/business/decision/conflict-notice.tsx';
import { DecisionError } from '#/business/decision/decision-error.tsx';
import { ReasonForm } from '#/business/decision/reject-form.tsx';
import type { Decided } from '#/business/decision/review-drawer.tsx';
import { type Done, useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { type Audit, auditAddress } from '../address-calls.ts';

const addressReasons = [
  'wrong_address',
  'wrong_network',
  'not_ours',
  'other',
] as const satisfies readonly NonNullable<Schemas.CryptoAddressAudit['reason_code']>[];

export function useOutcome(): Done<Audit, Schemas.CryptoAddress> {
  const { t } = useTranslation(['crypto-address-detail', 'decision']);
  return ({ id, coin, address: q, status }) => ({
    title: t(status === 'rejected' ? 'reject.done' : 'approve.done'),
    description: `${coin} ${q}`,
    link: { to: '/crypto_address', search: { q, id }, label: t('decision:done.record') },
  });
}

export function RejectForm({
  address: { id, version, maker },
  next,
  onDecided,
  onClose,
}: {
  address: Schemas.CryptoAddress;
  onClose: () => void;
} & Pick<Decided, 'next' | 'onDecided'>) {
  const { t } = useTranslation('crypto-address-detail');
  const audit = useRecordWrite(auditAddress, useOutcome());
  const { error } = audit;
  const problem = problemOf(error);
  return (
    <ReasonForm
      draftName={`reject address ${id}`}
      title={t('reject.title')}
      effect={t('reject.effect', { name: maker.name })}
      codes={addressReasons}
      toStaff
      busy={audit.isPending}
      error={error}
      failed={(typed) => (
        <>
          <DecisionError error={error} />
          {problem && conflictCodes.has(problem.code) && (
            <ConflictNotice conflict={{ problem, typed }} />
          )}
        </>
      )}
      onCancel={onClose}
      onReason={({ reason_code, reason }, onSent) => {
        if (audit.isPending) return;
        audit.mutate(
          { id, body: { result: 'rejected', reason_code, reason, version }, next },
          {
            onSuccess: () => {
              onSent();
              onClose();
              onDecided();
            },
          },
        );
      }}
    />
  );
}
