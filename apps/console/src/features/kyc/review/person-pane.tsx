import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { EvidenceButtons } from './evidence-buttons.tsx';
import { IdentityFacts } from './identity-facts.tsx';
import { KycTimeline } from './kyc-timeline.tsx';
import { SubmissionFacts } from './submission-facts.tsx';

export type PersonPaneProps = {
  detail: Schemas.KycDetail;
  /** The shown attempt; undefined before the first. */
  attempt: Schemas.KycAttempt | undefined;
  onAttempt: (attemptNo: number) => void;
  shownId: string | undefined;
  onShow: (documentId: string) => void;
  actions: ReactNode;
};

export function PersonPane(props: PersonPaneProps) {
  const { detail, attempt, onAttempt, shownId, onShow, actions } = props;
  const { t } = useTranslation('kyc');
  const { kyc, attempts, timeline } = detail;
  const isPresent = attempt === undefined || attempt.attempt_no === kyc.attempt_no;
  const said: Schemas.KycSaid | null = isPresent ? kyc : attempt.said;
  const documents = attempt?.documents ?? [];
  const proofs = documents.filter(({ type }) => type === 'proof_of_address');
  const papers = documents.filter(({ type }) => type !== 'proof_of_address');
  const evidence = { shownId, onShow };
  return (
    <>
      {attempts.length > 1 && attempt && (
        <div className="border-b border-line px-5 py-3">
          <Segmented
            legend={t('attempt.label')}
            options={attempts.map(({ attempt_no: no }) => ({
              value: String(no),
              label: t(no === kyc.attempt_no ? 'attempt.present' : 'attempt.number', { no }),
            }))}
            value={String(attempt.attempt_no)}
            onChange={(no) => onAttempt(Number(no))}
          />
          {!isPresent && (
            <p role="status" className="mt-2 text-warning-text">
              {t('attempt.earlier', { no: attempt.attempt_no })}
            </p>
          )}
        </div>
      )}
      <Section title={t('section.identity')} aside={isPresent && actions}>
        {said === null ? (
          <Notice tone="info" title={t('attempt.notKept')} />
        ) : kyc.attempt_no === 0 ? (
          <p className="text-ink-muted">{t('section.nothing')}</p>
        ) : (
          <IdentityFacts kyc={kyc} said={said} isPresent={isPresent} />
        )}
        {papers.length > 0 && (
          <div className="mt-3 flex justify-start">
            <EvidenceButtons documents={papers} {...evidence} />
          </div>
        )}
      </Section>
      {(said?.address || proofs.length > 0) && (
        <Section
          title={t('section.address')}
          aside={<EvidenceButtons documents={proofs} {...evidence} />}
        >
          <p className="break-words">{said?.address ?? '—'}</p>
        </Section>
      )}
      <Section title={t('section.submission')}>
        <SubmissionFacts kyc={kyc} />
      </Section>
      <Section title={t('section.timeline')}>
        <KycTimeline events={timeline} />
      </Section>
    </>
  );
}
