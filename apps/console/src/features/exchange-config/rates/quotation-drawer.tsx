import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { CircleStop, Pencil } from 'lucide-react';
import { Comments } from '#/business/comments/comments.ts';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { ActionButton, RecordButton } from '#/business/record/record-button.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { useAxisDays } from '#/ui/chart/day-labels.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { QuotationSource, QuotationStatus } from './quotation-cells.tsx';
import { endQuotation } from './quotation-draft.ts';
import { QuotationForm } from './quotation-form.tsx';
import { list } from './quotation-list.ts';

function QuotationActions({ quotation }: { quotation: Schemas.Quotation }) {
  const { t } = useTranslation('quotation');
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButton action="update" icon={Pencil} label={t('edit.button')}>
        {(close) => <QuotationForm quotation={quotation} onClose={close} />}
      </RecordButton>
      <ActionButton
        action="delete"
        icon={CircleStop}
        label={t('end.button')}
        record={quotation}
        tone="danger"
        title={t('end.title', quotation)}
        effects={[t('end.effect'), t('end.again')]}
        failed={t('end.failed')}
        write={endQuotation}
        done={() => t('end.done', quotation)}
        intent={({ id, version }) => ({ id, version })}
      />
    </div>
  );
}

/** As many as one page of the server holds; the newest ones. */
const shownMax = 60;

function RateChart({
  quotation: { primary, secondary },
}: {
  quotation: Pick<Schemas.Quotation, 'primary' | 'secondary'>;
}) {
  const { t } = useTranslation('quotation');
  const sdk = useSdk();
  const { rate } = useMoney();
  const { exact } = useTime();
  const locale = useLocale();
  const daysOnAxis = useAxisDays();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...list.key, 'history', primary, secondary],
    queryFn: async ({ signal }) => {
      const query = { primary, secondary, sort: '-effective_at', size: shownMax };
      return unwrap(await sdk.GET('/config/admin/v1/rate', { params: { query }, signal }));
    },
  });
  const onAxis = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const title = t('chart.title', { primary, secondary });
  const rates = data?.list.toReversed();
  const days = daysOnAxis((rates ?? []).map((one) => one.effective_at));
  const chart: Chart | undefined = rates && {
    pointHead: t('column.effectiveAt'),
    points: rates.map((one, at) => ({
      key: one.id,
      name: exact(one.effective_at),
      short: days[at] ?? '',
    })),
    series: [
      {
        key: 'final',
        name: t('column.final'),
        shape: 'line',
        values: rates.map(({ final }) => Number(final)),
        shown: (at) => rate(rates[at]?.final ?? ''),
      },
    ],
  };
  return (
    <ChartFrame
      title={title}
      description={
        data === undefined
          ? t('chart.about')
          : t('chart.count', { count: data.list.length, total: data.total })
      }
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      nothing={t('chart.nothing')}
      chart={chart}
      onAxis={(value) => onAxis.format(value)}
      fileName={`rates-${primary}-${secondary}`}
    />
  );
}

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
          <Comments key={quotation.id} subject={{ type: 'rate', id: quotation.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
