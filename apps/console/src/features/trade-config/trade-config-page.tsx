import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { usePermit } from '#/ui/permission.tsx';
import { ConfigSection, ValueList } from './config-section.tsx';
import { LimitTable } from './limit-table.tsx';
import { tradeConfigQuery } from './live-queries.ts';
import { RiskReasons } from './risk-reasons.tsx';
import {
  ageNames,
  type ConfigPart,
  distanceKinds,
  factorRoles,
  feeNames,
  profitNames,
  queueNames,
  totalNames,
  workNames,
} from './trade-config-fields.ts';

const ConfigForm = lazyOverlay(
  async () => (await import('./config-form.tsx')).ConfigForm,
  ['form'],
);

function TradeConfig() {
  const query = useQuery(tradeConfigQuery(useSdk()));
  return <Loaded query={query}>{(config) => <Parts config={config} />}</Loaded>;
}

function Parts({ config }: { config: Schemas.TradeConfigState }) {
  const { t } = useTranslation(['trade-config', 'two-people', 'record']);
  const [part, setPart] = useState<ConfigPart | null>(null);
  const mayDecide = usePermit('approve');
  const {
    base_currency: currency,
    limits,
    fees,
    profit,
    messages,
    queue_targets,
    max_ages,
    work,
    factors,
    waiting,
  } = config;
  // The server keeps one change of the config at a time.
  const editing = { onEdit: setPart, isWaiting: waiting.length > 0 };
  return (
    <div className="flex flex-col gap-4">
      <WaitingProposals waiting={waiting} mayDecide={mayDecide} />
      <ConfigSection title={t('base.title')} about={t('base.about')} part="base" {...editing}>
        <p className="text-lg font-semibold">{currency}</p>
      </ConfigSection>
      <ConfigSection title={t('limits.title')} about={t('limits.about')}>
        <LimitTable limits={limits} currency={currency} {...editing} />
      </ConfigSection>
      <ConfigSection title={t('total.title')} about={t('total.about')} part="total" {...editing}>
        <ValueList
          values={totalNames.map((bound) => ({
            path: `limits.total.${bound}`,
            label: t(`two-people:bound.${bound}`),
            value: limits.total?.[bound] ?? '',
            hint: t('total.hint'),
            unit: currency,
          }))}
        />
      </ConfigSection>
      <ConfigSection title={t('fees.title')} about={t('fees.about')} part="fees" {...editing}>
        <ValueList
          values={feeNames.map((name) => ({
            path: `fees.${name}`,
            value: fees[name],
            hint: t(`fees.hint.${name}`, { currency }),
            unit: name === 'withdrawal_min' ? currency : null,
          }))}
        />
      </ConfigSection>
      <ConfigSection title={t('bounds.title')} about={t('bounds.about')} part="bounds" {...editing}>
        <ValueList
          values={[
            ...distanceKinds.map((kind) => ({
              path: `profit.price_distance_pct.${kind}`,
              value: profit.price_distance_pct[kind],
              hint: t(`bounds.distance.${kind}`),
              unit: null,
            })),
            ...profitNames.map((name) => ({
              path: `profit.${name}`,
              value: profit[name],
              hint: t(`bounds.hint.${name}`),
              unit: null,
            })),
          ]}
        />
      </ConfigSection>
      <ConfigSection title={t('ages.title')} about={t('ages.about')} part="ages" {...editing}>
        <ValueList
          values={ageNames.map((name) => ({
            path: `max_ages.${name}`,
            value: `${max_ages[name]}`,
            hint: t(`ages.hint.${name}`),
            unit: null,
          }))}
        />
      </ConfigSection>
      <ConfigSection
        title={t('risk.title')}
        about={t('risk.about', { look: t('record:risk.look'), stop: t('record:risk.stop') })}
        part="risk"
        {...editing}
      >
        <RiskReasons levels={config.risk} />
      </ConfigSection>
      <ConfigSection
        title={t('messages.title')}
        about={t('messages.about')}
        part="messages"
        {...editing}
      >
        <ValueList
          values={[
            {
              path: 'messages.alone_max',
              value: `${messages.alone_max}`,
              hint: t('messages.hint'),
              unit: null,
            },
          ]}
        />
      </ConfigSection>
      <ConfigSection title={t('queues.title')} about={t('queues.about')} part="queues" {...editing}>
        <ValueList
          values={queueNames.map((queue) => ({
            path: `queue_targets.${queue}`,
            label: t(`two-people:queue.${queue}`),
            value: `${queue_targets[queue]}`,
            hint: null,
            unit: null,
          }))}
        />
      </ConfigSection>
      <ConfigSection title={t('work.title')} about={t('work.about')} part="work" {...editing}>
        <ValueList
          values={workNames.map((name) => ({
            path: `work.${name}`,
            value: `${work[name]}`,
            hint: t(`work.hint.${name}`),
            unit: null,
          }))}
        />
      </ConfigSection>
      <ConfigSection
        title={t('factors.title')}
        about={t('factors.about')}
        part="factors"
        {...editing}
      >
        <ValueList
          values={factorRoles.map((role) => ({
            path: `factors.${role}`,
            label: t(`record:role.${role}`),
            value: factors[role],
            hint: null,
            unit: null,
          }))}
        />
      </ConfigSection>
      <ConfigSection title={t('history.title')} about={t('history.about')}>
        <ProposalHistory type="setting" id="trade" />
        <RecordEntriesLink of={{ type: 'setting', id: 'trade' }} />
      </ConfigSection>
      {part !== null && <ConfigForm part={part} config={config} onClose={() => setPart(null)} />}
    </div>
  );
}

export const prefetch: NonNullable<PageFile['prefetch']> = ({ queries, sdk }) =>
  queries.prefetchQuery(tradeConfigQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  const title = t('tradeConfig');
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-300">
      <h1 className="mb-3 text-xl font-semibold">{title}</h1>
      <TradeConfig />
    </div>
  );
}
