import type { Schemas } from '@brokerdesk/sdk';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { QuotationActions } from './quotation-actions.tsx';
import { QuotationSource } from './quotation-source.tsx';
import { QuotationStatus } from './quotation-status.tsx';
import { RateChart } from './rate-chart.tsx';

export function QuotationDrawer(open: OpenRecord<Schemas.Quotation>) {
  const { t } = useTranslation('quotation');
  const { rate } = useMoney();
  const { exact, ago } = useTime();
  return (
    <ListedDrawer
      {...open}
      auditedAs="rate"
      kind={t('detail.kind')}
      title={({ primary, secondary }) => `${primary}/${secondary}`}
      revision={({ version, status }) => `${version} ${status}`}
      badge={({ status }) => <QuotationStatus status={status} />}
      footer={(quotation) =>
        quotation.status === 'current' && <QuotationActions quotation={quotation} />
      }
    >
      {(quotation) => (
        <>
          <Section title={t('detail.figures')}>
            <Facts
              facts={[
                { label: t('column.mid'), value: rate(quotation.mid) },
                { label: t('column.spread'), value: rate(quotation.spread) },
                { label: t('column.final'), value: rate(quotation.final) },
                { label: t('column.source'), value: <QuotationSource source={quotation.source} /> },
                {
                  label: t('column.effectiveAt'),
                  value: `${exact(quotation.effective_at)} · ${ago(quotation.effective_at, new Date())}`,
                },
                {
                  label: t('column.expiresAt'),
                  value:
                    quotation.expires_at === null ? t('noExpiry') : exact(quotation.expires_at),
                },
                { label: t('column.madeBy'), value: quotation.made_by?.name ?? null },
              ]}
            />
            <p className="mt-3 text-xs text-ink-muted">{t('detail.kept')}</p>
          </Section>
          <div className="border-b border-line px-5 py-4">
            <RateChart quotation={quotation} />
          </div>
          <Section title={t('detail.proposals')}>
            <ProposalHistory type="rate" id={quotation.id} waitingToo />
          </Section>
        </>
      )}
    </ListedDrawer>
  );
}
