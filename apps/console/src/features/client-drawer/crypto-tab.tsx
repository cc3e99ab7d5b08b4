import { useQuery } from '@tanstack/react-query';
import { cryptoQuery } from '#/business/client-records/client-records.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Panel } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { FactGrid } from './fact-grid.tsx';
import { TabContent } from './tab-content.tsx';
import type { TabProps } from './tab-parts.tsx';

export function CryptoTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { exact } = useTime();
  const query = useQuery(cryptoQuery(useSdk(), id));
  return (
    <TabContent
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={{ title: t('crypto.empty'), hint: t('crypto.emptyHint') }}
    >
      {({ list }) =>
        list.map((address) => (
          <Panel key={address.id} title={address.coin} aside={address.network}>
            <FactGrid
              facts={[
                {
                  label: t('crypto.address'),
                  value: (
                    <span translate="no" className="font-mono break-all">
                      {address.address}
                    </span>
                  ),
                  wide: true,
                },
                { label: t('crypto.label'), value: address.label },
                { label: t('crypto.created'), value: exact(address.created_at) },
              ]}
            />
          </Panel>
        ))
      }
    </TabContent>
  );
}
