import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { receiptQuery } from './payout-calls.ts';
import { PayoutPhase } from './payout-phase.tsx';

const dialogs = async () => await import('./payout-dialogs.tsx');
const forms = {
  send: lazyOverlay(async () => (await dialogs()).SendPayout, ['form']),
  release: lazyOverlay(async () => (await dialogs()).ReleasePayout, ['form']),
  correct: lazyOverlay(async () => (await dialogs()).CorrectPayout, ['form']),
  confirm: lazyOverlay(async () => (await dialogs()).ConfirmPayout, ['form']),
};

export type PayoutSectionProps = { withdrawal: Schemas.Withdrawal; payout: Schemas.Payout };

export function PayoutSection({ withdrawal, payout }: PayoutSectionProps) {
  const { t } = useTranslation('payout');
  const [open, setOpen] = useState<keyof typeof forms | null>(null);
  const Form = open && forms[open];
  const { may_send: maySend, may_correct: mayCorrect, may_confirm: mayConfirm } = payout;
  return (
    <Section title={t('title')} aside={<PayoutPhase phase={payout.phase} />}>
      <div className="flex flex-col gap-3">
        <PayoutFacts withdrawal={withdrawal} payout={payout} />
        {payout.phase === 'sent' && <Blocked payout={payout} />}
        {payout.phase !== 'to_send' && withdrawal.decision.second_person?.bound === 'sent' && (
          <p className="text-ink-muted">{t('rollback')}</p>
        )}
        {maySend && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => setOpen('send')}>
              {t('send.open')}
            </Button>
            {payout.file !== null && (
              <Button onClick={() => setOpen('release')}>{t('release.open')}</Button>
            )}
          </div>
        )}
        {(mayConfirm || mayCorrect) && (
          <div className="flex flex-wrap gap-2">
            {mayConfirm && (
              <Button variant="primary" onClick={() => setOpen('confirm')}>
                {t('confirm.open')}
              </Button>
            )}
            {mayCorrect && <Button onClick={() => setOpen('correct')}>{t('correct.open')}</Button>}
          </div>
        )}
      </div>
      {Form && <Form withdrawal={withdrawal} onClose={() => setOpen(null)} />}
    </Section>
  );
}

function PayoutFacts({ withdrawal, payout }: PayoutSectionProps) {
  const { t } = useTranslation('payout');
  const { exact } = useTime();
  const sdk = useSdk();
  const { reference, sent_at: sentAt, paid_at: paidAt, receipt, file } = payout;
  if (reference === null) {
    return file === null ? (
      <p className="text-ink-muted">{t('waits')}</p>
    ) : (
      <Notice tone="warning" title={t('inFile', { name: file.by.name, at: exact(file.at) })}>
        {t('inFileHint')}
      </Notice>
    );
  }
  const by = (person: Schemas.Person | null, at: string) =>
    [person?.name, exact(at)].filter(Boolean).join(' · ');
  const facts: Fact[] = [
    {
      label: t(`reference.${withdrawal.destination.kind}`),
      wide: true,
      value: (
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 tabular-nums break-all">{reference}</span>
          <CopyButton text={reference} labels={{ copied: t('copied'), failed: t('notCopied') }}>
            {t('copy')}
          </CopyButton>
        </span>
      ),
    },
    ...optionalFact(t('sentOn'), payout.sent_on),
    ...optionalFact(t('sentBy'), sentAt && by(payout.sent_by, sentAt)),
    ...optionalFact(t('paidBy'), paidAt && by(payout.paid_by, paidAt)),
    ...(receipt === null
      ? []
      : [
          {
            label: t('receipt'),
            wide: true,
            value: (
              <ProofFile
                of={receiptQuery(sdk, withdrawal.id, receipt)}
                type={receipt.content_type}
                alt={t('receiptAlt', { orderNo: withdrawal.order_no })}
              />
            ),
          },
        ]),
  ];
  return <Facts facts={facts} />;
}

function Blocked({
  payout: { blocked_code: code, blocked_reason: reason },
}: {
  payout: Schemas.Payout;
}) {
  const { t } = useTranslation('payout');
  if (reason === null || code === 'FORBIDDEN') return null;
  return <Notice tone="info" title={code === 'SELF_APPROVAL' ? t('own') : reason} />;
}
