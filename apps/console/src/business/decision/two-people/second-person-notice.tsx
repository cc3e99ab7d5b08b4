import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { sentences } from '#/ui/i18n/with-parts.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

export function ProposalLink({ id }: { id: string }) {
  const { t } = useTranslation('two-people');
  return (
    <PageLink to="/approval" search={{ id }}>
      {t('notice.open')}
    </PageLink>
  );
}

const mayNow = (you: Schemas.SignerStanding) =>
  you === 'alone' || you === 'first' || you === 'second';

const signed = (
  { mine, maker }: Schemas.WaitingProposal,
  at: string,
  t: TFunction<'two-people'>,
): string => (mine ? t('notice.signedMine', { at }) : t('notice.signed', { name: maker.name, at }));

function standing(
  { you, maker, waiting }: Schemas.SecondPerson,
  t: TFunction<'two-people'>,
): string {
  switch (you) {
    case 'alone':
      return t('notice.mayAlone');
    case 'first':
      return t('notice.mayFirst');
    case 'second':
      return waiting === null && maker !== null
        ? t('notice.maySecondOf', { name: maker.name })
        : t('notice.maySecond');
    case 'own':
      if (waiting !== null) return t('notice.ownSigned');
      return t(maker === null ? 'notice.ownPart' : 'notice.own');
    case 'tied':
      return t('notice.tied', { name: maker?.name ?? '—' });
    default:
      return t('notice.none');
  }
}

export function SecondPersonNotice({
  decision,
  toProposal,
}: {
  decision: Schemas.Decision;
  toProposal?: ReactNode;
}) {
  const { t } = useTranslation('two-people');
  const { bound, usedBy, approvers } = useTwoPeopleLabels();
  const { exact } = useTime();
  const { second_person: second } = decision;
  if (second === undefined) return null;
  const { waiting, you } = second;
  // A person who may decide nothing here may not see the proposal either.
  const seesProposal = waiting?.mine || decision.approve || decision.reject || decision.rollback;
  const why = bound(second);
  const used = usedBy(second);
  return (
    <Notice
      tone={waiting === null ? 'info' : 'warning'}
      title={t(waiting === null ? 'notice.needs' : 'notice.waits')}
    >
      <p className="font-medium text-ink">
        {sentences(
          waiting && signed(waiting, exact(waiting.made_at), t),
          standing(second, t),
          waiting?.effective_at && t('notice.byItself', { at: exact(waiting.effective_at) }),
        )}
      </p>
      {why !== null && <p>{why}</p>}
      {why !== null && used !== null && <p>{used}</p>}
      <Noted waiting={waiting} />
      {second.may_total > 0 ? (
        <p>{t(mayNow(you) ? 'notice.others' : 'notice.may', { names: approvers(second) })}</p>
      ) : (
        you !== 'second' && you !== 'alone' && <p>{t('notice.nobody')}</p>
      )}
      {waiting !== null && seesProposal && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {toProposal ?? <ProposalLink id={waiting.id} />}
          {waiting.mine && (
            <WithdrawButton proposal={waiting} size="sm" label={t('withdraw.button')} />
          )}
        </div>
      )}
    </Notice>
  );
}

function Noted({ waiting }: { waiting: Schemas.WaitingProposal | null }) {
  const { t } = useTranslation('two-people');
  const noted = waiting?.changes.filter(({ field }) => field !== 'status') ?? [];
  return (
    <>
      {waiting?.note && (
        <p className="break-words text-ink">{t('notice.note', { note: waiting.note })}</p>
      )}
      {noted.length > 0 && (
        <div className="my-2">
          <ProposedChanges changes={noted} kind={waiting?.subject.trade_kind} />
        </div>
      )}
    </>
  );
}

export function ConfigNotice() {
  const { t } = useTranslation('two-people');
  return (
    <Notice tone="info" title={t('config.title')}>
      {t('config.hint')}
    </Notice>
  );
}
