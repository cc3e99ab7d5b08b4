import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { Comments } from '#/business/comments/comments.ts';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { rateQuery } from '#/business/funds/rate-query.ts';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { RecordButton } from '#/business/record/record-button.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { deletePair } from './pair-draft.ts';
import { PairForm } from './pair-form.tsx';

function PairActions({ pair }: { pair: Schemas.CurrencyPair }) {
  const { t } = useTranslation(['currency-pair', 'two-people']);
  const proposed = useProposed();
  const [deleting, setDeleting] = useState(false);
  const name = `${pair.primary}/${pair.secondary}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RecordButton action="update" icon={Pencil} label={t('edit.button')}>
        {(close) => <PairForm pair={pair} onClose={close} />}
      </RecordButton>
      <Permit action="delete">
        {pair.status === 'disabled' ? (
          <Button variant="danger-outline" onClick={() => setDeleting(true)}>
            <Trash aria-hidden="true" />
            {t('delete.button')}
          </Button>
        ) : (
          <p className="text-xs text-ink-muted">{t('delete.enabled')}</p>
        )}
      </Permit>
      {deleting && (
        <RecordAction
          record={pair}
          tone="danger"
          title={t('delete.title', { pair: name })}
          effects={[t('two-people:config.hint'), t('delete.effect')]}
          confirm={t('two-people:config.submit')}
          failed={t('two-people:config.failed')}
          write={deletePair}
          done={proposed}
          intent={({ id, version }) => ({ id, version })}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

export function PresentRate({
  pair: { primary, secondary },
}: {
  pair: Pick<Schemas.CurrencyPair, 'primary' | 'secondary'>;
}) {
  const { t } = useTranslation('currency-pair');
  const { rate } = useMoney();
  const { data, error } = useQuery(rateQuery(useSdk(), primary, secondary));
  if (data !== undefined) return `1 ${primary} = ${rate(data.rate)} ${secondary}`;
  if (error === null) return '…';
  return problemOf(error)?.code === 'RATE_UNAVAILABLE' ? t('detail.noRate') : '—';
}

export function PairDrawer(open: OpenRecord<Schemas.CurrencyPair>) {
  const { t } = useTranslation('currency-pair');
  const { money } = useMoney();
  const { exact } = useTime();
  return (
    <ListedDrawer
      {...open}
      auditedAs="currency_pair"
      kind={t('detail.kind')}
      title={({ primary, secondary }) => `${primary}/${secondary}`}
      revision={({ version }) => version}
      badge={({ status }) => <SwitchStatus status={status} />}
      footer={(pair) => <PairActions pair={pair} />}
    >
      {(pair) => (
        <>
          <Section title={t('detail.terms')}>
            <Facts
              facts={[
                { label: t('column.minAmount'), value: money(pair.min_amount, pair.primary) },
                {
                  label: t('column.maxAmount'),
                  value:
                    pair.max_amount === null
                      ? t('noMaximum')
                      : money(pair.max_amount, pair.primary),
                },
                { label: t('detail.rate'), value: <PresentRate pair={pair} /> },
                { label: t('column.weight'), value: pair.weight },
                { label: t('column.createdAt'), value: exact(pair.created_at) },
                { label: t('detail.updatedAt'), value: exact(pair.updated_at) },
              ]}
            />
            <p className="mt-3 text-xs text-ink-muted">{t('detail.wayBack')}</p>
          </Section>
          <Section title={t('detail.history')}>
            <ProposalHistory type="currency_pair" id={pair.id} waitingToo />
          </Section>
          <Comments key={pair.id} subject={{ type: 'currency_pair', id: pair.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
