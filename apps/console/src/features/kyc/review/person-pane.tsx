import type { Schemas } from '@brokerdesk/sdk';
import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRiskNotes } from '#/business/decision/decision-history.tsx';
import { useKycNote, useKycReason } from '#/business/decision/use-reason-labels.ts';
import { Timeline } from '#/business/history/timeline.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { useDocumentName } from '../viewer/document-name.ts';
import { IdentityFacts } from './identity-facts.tsx';

function EvidenceButtons({
  documents,
  shownId,
  onShow,
}: {
  documents: readonly Schemas.KycDocument[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}) {
  const nameOf = useDocumentName();
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {documents.map((document) => (
        <Button
          key={document.id}
          size="sm"
          variant="ghost"
          aria-pressed={document.id === shownId}
          className="aria-pressed:bg-selected aria-pressed:text-ink"
          onClick={() => onShow(document.id)}
        >
          <ScanEye aria-hidden="true" />
          {nameOf(document)}
        </Button>
      ))}
    </span>
  );
}

function KycTimeline({ events }: { events: readonly Schemas.KycEvent[] }) {
  const { t } = useTranslation(['kyc', 'kit']);
  const { exact } = useTime();
  const noteOf = useKycNote();
  const riskNotes = useRiskNotes();
  if (events.length === 0) return <p className="text-ink-muted">{t('event.none')}</p>;
  return (
    <Timeline
      entries={events.map(({ at, action, attempt_no: attempt, actor, note, ...accepted }) => ({
        key: `${at} ${action}`,
        dateTime: at,
        at: exact(at),
        what: t('event.ofAttempt', { what: t(`event.${action}`), attempt }),
        who: actor ?? t('byClient'),
        note: [noteOf(note), ...riskNotes(accepted)].filter(Boolean).join(' · ') || null,
      }))}
    />
  );
}

function SubmissionFacts({ kyc }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const { dateTime } = useTime();
  const reasonOf = useKycReason();
  const { client } = kyc;
  return (
    <Facts
      facts={[
        {
          label: t('column.client'),
          value: (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ClientName client={client} />
              <PageLink to="/client" search={{ id: client.id, ...(client.fake && { fake: true }) }}>
                {t('duplicate.client')}
              </PageLink>
            </span>
          ),
          wide: true,
        },
        { label: t('column.agent'), value: client.agent_name },
        { label: t('column.superman'), value: client.superman },
        ...(kyc.made_at === null
          ? []
          : [
              { label: t('column.maker'), value: kyc.maker?.name ?? t('byClient') },
              { label: t('column.submittedAt'), value: dateTime(kyc.made_at) },
            ]),
        ...optionalFact(t('column.checker'), kyc.checker?.name ?? null),
        ...optionalFact(t('column.checkedAt'), kyc.checked_at && dateTime(kyc.checked_at)),
        ...optionalFact(t('fact.reason'), reasonOf(kyc), true),
        ...optionalFact(t('fact.clientRemark'), kyc.client_remark, true),
        ...optionalFact(t('fact.remark'), kyc.remark, true),
      ]}
    />
  );
}

type PersonPaneProps = {
  detail: Schemas.KycDetail;
  /** Undefined before the first. */
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
  const stated: Schemas.KycSaid | null = isPresent ? kyc : attempt.said;
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
        {stated === null ? (
          <Notice tone="info" title={t('attempt.notKept')} />
        ) : kyc.attempt_no === 0 ? (
          <p className="text-ink-muted">{t('section.nothing')}</p>
        ) : (
          <IdentityFacts
            kyc={kyc}
            stated={stated}
            isPresent={isPresent}
            duplicates={detail.duplicates}
          />
        )}
        {papers.length > 0 && (
          <div className="mt-3 flex justify-start">
            <EvidenceButtons documents={papers} {...evidence} />
          </div>
        )}
      </Section>
      {(stated?.address || proofs.length > 0) && (
        <Section
          title={t('section.address')}
          aside={<EvidenceButtons documents={proofs} {...evidence} />}
        >
          <p className="break-words">{stated?.address ?? '—'}</p>
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
