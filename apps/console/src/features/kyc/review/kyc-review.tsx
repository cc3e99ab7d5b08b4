import { actionsIn, identityStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { FilePen, FilePlus2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RiskNotice } from '#/business/decision/approve-dialog.tsx';
import { Questions } from '#/business/decision/asking/questions.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { DecisionBar } from '#/business/decision/decision-bar.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import type { Review } from '#/business/decision/review-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { bottomBar } from '#/ui/overlay/bottom-bar.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { kycDecisions } from '../kyc-calls.ts';
import { KycStatus } from '../kyc-status.tsx';
import type { Submit } from '../submit/submit-kyc.ts';
import { DocumentPane } from '../viewer/document-viewer.tsx';
import { PersonPane } from './person-pane.tsx';

function Duplicates({
  duplicates,
  onOpen,
}: {
  duplicates: readonly Schemas.DuplicateKyc[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('kyc');
  return (
    <Notice tone="warning" title={t('duplicate.title', { count: duplicates.length })}>
      <ul className="flex flex-col gap-2">
        {duplicates.map(({ id, client, status, same }) => (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
              <ClientName client={client} />
              <KycStatus status={status} />
              <span className="text-xs">
                {same.map((what) => t(`duplicate.same.${what}`)).join(' · ')}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 text-xs">
              <Button
                variant="link"
                size="sm"
                className="-ml-2.5"
                aria-label={t('duplicate.openOf', { name: client.full_name })}
                onClick={() => onOpen(id)}
              >
                {t('duplicate.open')}
              </Button>
              <PageLink to="/client" search={{ id: client.id, ...(client.fake && { fake: true }) }}>
                {t('duplicate.client')}
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function SubmitButton({ kyc, onFill }: { kyc: Schemas.Kyc; onFill: (act: Submit['act']) => void }) {
  const { t } = useTranslation('kyc');
  const actions = actionsIn(identityStates, kyc.status);
  const act = actions.includes('correct') ? 'correct' : actions.includes('submit') ? 'fill' : null;
  if (act === null) return null;
  const Icon = act === 'correct' ? FilePen : FilePlus2;
  return (
    <Button size="sm" data-fill="" onClick={() => onFill(act)}>
      <Icon aria-hidden="true" />
      {t(`${act}.button`)}
    </Button>
  );
}

const KycForm = lazyPart(async () => (await import('../submit/kyc-form.tsx')).KycForm);

type KycReviewProps = {
  detail: Schemas.KycDetail;
  onOpen: (id: string) => void;
  review: Review;
};

export function KycReview({ detail, onOpen, review }: KycReviewProps) {
  const { t } = useTranslation('kyc');
  const { notices, entriesLink, ...decided } = review;
  const { kyc, attempts, duplicates, questions } = detail;
  const { id: me } = useSessionUser();
  const { labelsOf, successMessage } = useKycLabels();
  const [attemptNo, setAttemptNo] = useState<number | null>(null);
  const [shownId, setShownId] = useState<string>();
  const [filling, setFilling] = useState<Submit['act'] | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const leaveForm = useRef(false);
  useEffect(() => {
    if (filling === null && leaveForm.current) {
      pane.current?.querySelector<HTMLElement>('[data-fill]')?.focus();
    }
    leaveForm.current = filling !== null;
  }, [filling]);
  const attempt =
    attempts.find(({ attempt_no: no }) => no === attemptNo) ?? attempts[attempts.length - 1];
  const documents = attempt?.documents ?? [];
  const shown = documents.find(({ id }) => id === shownId) ?? documents[0];
  return (
    <div className="flex flex-col lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_26rem]">
      <section
        aria-label={t('section.documents')}
        className="flex h-[60dvh] min-h-0 shrink-0 flex-col border-b border-line lg:h-full lg:border-r lg:border-b-0"
      >
        <DocumentPane
          kycId={kyc.id}
          documents={documents}
          shownId={shown?.id}
          onShow={setShownId}
        />
      </section>
      {/* On a narrow screen the pane is no box: the decision sticks to the bottom of the whole. */}
      <div ref={pane} className="contents lg:flex lg:min-h-0 lg:flex-col">
        {filling ? (
          <KycForm act={filling} kyc={kyc} onClose={() => setFilling(null)} />
        ) : (
          <>
            <div className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
              {notices && <div className="flex flex-col gap-3 px-5 pt-4">{notices}</div>}
              <Questions kind={kycDecisions(me)} record={kyc} questions={questions} />
              <RiskNotice {...kyc} />
              {duplicates.length > 0 && (
                <div className="px-5 pt-4">
                  <Duplicates duplicates={duplicates} onOpen={onOpen} />
                </div>
              )}
              <PersonPane
                detail={detail}
                attempt={attempt}
                onAttempt={(no) => setAttemptNo(no === kyc.attempt_no ? null : no)}
                shownId={shown?.id}
                onShow={setShownId}
                actions={
                  <Permit action="update" resource="kyc">
                    <SubmitButton
                      kyc={kyc}
                      onFill={(act) => {
                        setAttemptNo(null);
                        setFilling(act);
                      }}
                    />
                  </Permit>
                }
              />
              {entriesLink}
            </div>
            <div
              ref={bottomBar}
              className="sticky bottom-0 z-10 max-h-[75dvh] shrink-0 overflow-y-auto border-t border-line bg-surface px-5 py-3 empty:hidden"
            >
              <MayDecide resource="kyc" states={identityStates} record={kyc}>
                <DecisionBar
                  kind={kycDecisions(me)}
                  record={kyc}
                  labels={labelsOf(kyc)}
                  successMessage={successMessage}
                  // A decision is about the present attempt, whichever was looked at before.
                  onBegin={() => setAttemptNo(null)}
                  {...decided}
                />
              </MayDecide>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function useKycLabels() {
  const { t } = useTranslation(['kyc', 'decision']);
  const labelsOf = (kyc: Schemas.Kyc): DecisionLabels => ({
    approve: {
      title: t('approve.title', { name: kyc.full_name }),
      rows: [
        { label: t('column.client'), value: `${kyc.client.full_name} (${kyc.client.username})` },
        { label: t('column.idType'), value: kyc.id_type && t(`idType.${kyc.id_type}`) },
        { label: t('column.idNo'), value: kyc.id_no },
        { label: t('column.level'), value: kyc.level && t(`level.${kyc.level}`) },
      ],
      effect: t(kyc.client.fake ? 'approve.robotEffect' : 'approve.effect'),
      confirm: t('approve.confirm'),
    },
    reject: {
      title: t('reject.title', { name: kyc.client.full_name }),
      effect: t('reject.effect'),
      reasonLabels: { duplicate: t('decision:reasonCode.duplicate_kyc') },
    },
  });
  const successMessage = ({ client }: Schemas.Kyc, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', { name: client.full_name });
  return { labelsOf, successMessage };
}
