import { useQuery } from '@tanstack/react-query';
import { nomineesQuery } from '#/business/client-records/client-records.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { RecordTable } from '../record-table.tsx';
import { revealContact } from '../reveal-contact.ts';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-parts.tsx';

export function NomineeTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { rate } = useMoney();
  const { calendarDay } = useTime();
  const sdk = useSdk();
  const query = useQuery(nomineesQuery(sdk, id));
  const percent = (value: string) => t('percent', { value: rate(value) });
  return (
    <TabContent
      query={query}
      isEmpty={({ list, waiting }) => list.length + waiting.length === 0}
      empty={{ title: t('nominee.empty'), hint: t('nominee.emptyHint') }}
    >
      {({ list, share_total: total, waiting }) => (
        <>
          <WaitingProposals waiting={waiting} />
          <RecordTable
            label={t('views.nominee')}
            rows={list}
            keyOf={(row) => row.id}
            columns={[
              { id: 'name', label: t('nominee.name'), cell: (row) => row.name },
              {
                id: 'relationship',
                label: t('nominee.relationship'),
                cell: (row) => row.relationship,
              },
              {
                id: 'phone',
                label: t('nominee.phone'),
                cell: (row) =>
                  row.phone && (
                    <RevealValue
                      masked={row.phone}
                      label={t('nominee.phoneOf', { name: row.name })}
                      reveal={() =>
                        revealContact(sdk, id, { field: 'nominee_phone', nominee_id: row.id })
                      }
                    />
                  ),
              },
              {
                id: 'dob',
                label: t('nominee.dob'),
                cell: (row) => row.dob && calendarDay(row.dob),
              },
              {
                id: 'share',
                label: t('nominee.share'),
                align: 'end',
                cell: (row) => percent(row.share),
              },
            ]}
          />
          <p className="pt-2 text-right tabular-nums">
            <span className="text-ink-muted">{t('nominee.total')}</span>{' '}
            <span className="font-medium">{t('nominee.ofAll', { share: rate(total) })}</span>
          </p>
        </>
      )}
    </TabContent>
  );
}
