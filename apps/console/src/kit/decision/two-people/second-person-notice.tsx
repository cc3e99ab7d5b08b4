import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import { ProposalLink } from './proposal-link.tsx';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** Why a record takes two people, how much of the limit is used, who may be the second, and who has signed. */
export function SecondPersonNotice({ decision }: { decision: Schemas.Decision }) {
  const { t } = useTranslation('two-people');
  const { bound, names } = useTwoPeopleLabels();
  const { exact } = useTime();
  const { second_person: second } = decision;
  if (second === undefined) return null;
  const { waiting, may } = second;
  // A person who may decide nothing here may not see the proposal either.
  const seesProposal = waiting?.mine || decision.approve || decision.reject || decision.rollback;
  const why = bound(second);
  const isSecond = waiting !== null && !waiting.mine && (decision.approve || decision.rollback);
  return (
    <Notice
      tone={waiting === null ? 'info' : 'warning'}
      title={t(waiting === null ? 'notice.needs' : 'notice.waits')}
    >
      {why !== null && <p>{why}</p>}
      {waiting !== null && (
        <p className="text-ink">
          {waiting.mine
            ? t('notice.signedMine', { at: exact(waiting.made_at) })
            : t('notice.signed', { name: waiting.maker.name, at: exact(waiting.made_at) })}
          {waiting.effective_at !== null &&
            ` ${t('notice.byItself', { at: exact(waiting.effective_at) })}`}
        </p>
      )}
      <p>
        {isSecond && t('notice.youMay')}
        {!isSecond &&
          (may.length === 0 ? t('notice.nobody') : t('notice.may', { names: names(may) }))}
      </p>
      {waiting !== null && seesProposal && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ProposalLink id={waiting.id} />
          {waiting.mine && (
            <WithdrawButton proposal={waiting} size="sm" label={t('withdraw.button')} />
          )}
        </div>
      )}
    </Notice>
  );
}
