import type { Schemas } from '@brokerdesk/sdk';
import { useEffect } from 'react';
import { ConflictNotice, conflictCodes } from '#/business/decision/conflict-notice.tsx';
import { DecisionError } from '#/business/decision/decision-error.tsx';
import { DecisionForm } from '#/business/decision/decision-form.tsx';
import {
  ConfirmReject,
  noReason,
  ReasonFields,
  type ReasonValues,
  reasonOf,
} from '#/business/decision/reject-form.tsx';
import type { Decided } from '#/business/decision/review-drawer.tsx';
import { type Done, useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { type Audit, auditAddress } from '../address-calls.ts';

const addressReasons = [
  'wrong_address',
  'wrong_network',
  'not_ours',
  'other',
] as const satisfies readonly NonNullable<Schemas.CryptoAddressAudit['reason_code']>[];

const fields = ['reason_code', 'reason'] as const;

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
  const { control, handleSubmit, setError, forgetDraft, draft, getValues } =
    useDraftForm<ReasonValues>(`reject address ${id}`, noReason);
  const { error } = audit;
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  const problem = problemOf(error);
  return (
    <DecisionForm
      title={t('reject.title')}
      effect={t('reject.effect', { name: maker.name })}
      confirm={<ConfirmReject />}
      tone="danger"
      busy={audit.isPending}
      draft={draft}
      onCancel={onClose}
      onSubmit={handleSubmit((values) => {
        const reason = reasonOf(values, addressReasons);
        if (reason === null || audit.isPending) return;
        const { reason_code, reason: words } = reason;
        audit.mutate(
          { id, body: { result: 'rejected', reason_code, reason: words, version }, next },
          {
            onSuccess: () => {
              forgetDraft();
              onClose();
              onDecided();
            },
          },
        );
      })}
    >
      <DecisionError error={error} />
      {problem && conflictCodes.has(problem.code) && (
        <ConflictNotice conflict={{ problem, typed: getValues('reason') }} />
      )}
      <ReasonFields control={control} codes={addressReasons} toStaff />
    </DecisionForm>
  );
}
