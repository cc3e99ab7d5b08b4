import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import type { Conflict } from '#/shared/decision/conflict-notice.tsx';
import { DecisionHistory } from '#/shared/decision/decision-history.tsx';
import { ReviewDrawer } from '#/shared/decision/review-drawer.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { Section } from '#/shared/ui/section.tsx';
import { AccountNow } from '../../account-now.tsx';
import { creditDecisions } from '../../api/decide-overdrawn.ts';
import { overdrawnQuery } from '../../api/get-overdrawn.ts';
import { creditKey } from '../../api/overdrawn-keys.ts';
import { DecideOne } from '../../decide-one.tsx';
import { CreditStatus } from '../credit-status.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { useCreditWords } from './use-credit-words.tsx';

export type CreditDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the record before its details are there. */
  listed: Schemas.Overdrawn | undefined;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => Promise<void>;
};

export function CreditDrawer({ id, listed, onOpen, onDecided }: CreditDrawerProps) {
  const { t } = useTranslation('compensation');
  const query = useQuery(overdrawnQuery(useSdk(), creditKey, id));
  const { wordsOf, doneWords } = useCreditWords();
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  const record = query.data?.record ?? listed;
  const unnamed = query.isError ? t('review.facts') : t('review.loading');
  const named = record?.sub_type === 'bonus' ? 'review.bonus' : 'review.compensation';
  return (
    <ReviewDrawer
      id={id}
      status={record?.status}
      title={record ? t(named, { orderNo: record.order_no }) : unnamed}
      badge={record && <CreditStatus status={record.status} />}
      query={query}
      conflict={conflict?.id === id ? conflict : null}
      onClose={() => onOpen(undefined)}
      footer={(detail) => (
        <Permit action="approve" resource={['compensation', 'funds']}>
          <DecideOne
            key={id}
            kind={creditDecisions}
            record={detail.record}
            words={wordsOf(detail)}
            doneWords={doneWords}
            onDecided={() => void onDecided(id)}
            onConflict={(found) => setConflict(found && { ...found, id })}
          />
        </Permit>
      )}
    >
      {(detail) => (
        <>
          <Section
            title={t(detail.record.status === 'pending' ? 'review.account' : 'review.accountNow')}
          >
            <AccountNow detail={detail} />
          </Section>
          <Section title={t('review.facts')}>
            <CreditFacts record={detail.record} />
          </Section>
          <Section title={t('review.history')}>
            <DecisionHistory events={detail.history} />
          </Section>
        </>
      )}
    </ReviewDrawer>
  );
}
