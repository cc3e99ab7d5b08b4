import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { RiskMark } from '#/business/risk.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { tradeConfigKey } from './live-queries.ts';
import {
  riskKindOf,
  riskKinds,
  riskLevelAt,
  riskPaths,
  riskReasonOf,
} from './trade-config-fields.ts';

/** Constant per release. */
const riskDefaultsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...tradeConfigKey, 'risk defaults'],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/config/admin/v1/trade/risk_defaults', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function RiskReasons({ levels }: { levels: Schemas.RiskLevels }) {
  const query = useQuery(riskDefaultsQuery(useSdk()));
  return (
    <Loaded query={query}>{(defaults) => <Reasons levels={levels} defaults={defaults} />}</Loaded>
  );
}

function Reasons({
  levels,
  defaults,
}: {
  levels: Schemas.RiskLevels;
  defaults: Schemas.RiskLevels;
}) {
  const { t } = useTranslation(['trade-config', 'record']);
  return (
    <div className="flex flex-col gap-4">
      {riskKinds.map((kind) => (
        <div key={kind}>
          <h3 className="text-xs font-semibold text-ink-muted">{t(`risk.kind.${kind}`)}</h3>
          <ul aria-label={t(`risk.kind.${kind}`)} className="divide-y divide-line">
            {riskPaths
              .filter((path) => riskKindOf(path) === kind)
              .map((path) => {
                const reason = riskReasonOf(path);
                const [level, defaultLevel] = [
                  riskLevelAt(levels, path),
                  riskLevelAt(defaults, path),
                ];
                return (
                  <li key={path} className="py-2">
                    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="font-medium">{t(`record:riskReason.${reason}`)}</span>
                      <RiskMark risk={level} risk_reasons={[]} />
                      {level === 'none' && (
                        <StatusBadge tone="neutral" icon={CircleCheck}>
                          {t('record:risk.none')}
                        </StatusBadge>
                      )}
                      {level !== defaultLevel && (
                        <span className="text-xs text-warning-text">{t('risk.changed')}</span>
                      )}
                    </div>
                    <p className="mt-0.5 text-xs text-ink-muted">{t(`risk.means.${reason}`)}</p>
                    <p className="text-xs text-ink-muted">
                      {t('risk.usual', {
                        level: t(`record:risk.${defaultLevel}`),
                        why: t(`risk.why.${reason}`),
                      })}
                    </p>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </div>
  );
}
