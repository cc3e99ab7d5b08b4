import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { ConfigNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { unchanged, useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, type RecordFormState, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type ConfigDraft, toConfigDraft, toTradeConfig } from './config-draft.ts';
import { PartFields } from './part-fields.tsx';
import {
  ageNames,
  boundNames,
  type ConfigPart,
  distanceKinds,
  factorRoles,
  feeNames,
  isLimit,
  limitNames,
  profitNames,
  queueNames,
  riskPaths,
  totalNames,
  workNames,
} from './trade-config-fields.ts';
import { useConfigLabels } from './use-config-labels.ts';

/** Answered with a proposal: the config stays as it is until another user confirms it. */
const proposeTradeConfig = recordWrite({
  write: async (sdk, body: Schemas.TradeConfig) =>
    unwrap(await sdk.PUT('/config/admin/v1/trade', { body })),
  topics: ['proposal'],
});

const fields = [
  'base_currency',
  ...limitNames.flatMap((limit) => boundNames.map((bound) => `limits.${limit}.${bound}` as const)),
  ...totalNames.map((bound) => `limits.total.${bound}` as const),
  ...feeNames.map((fee) => `fees.${fee}` as const),
  ...distanceKinds.map((kind) => `profit.price_distance_pct.${kind}` as const),
  ...profitNames.map((name) => `profit.${name}` as const),
  ...ageNames.map((name) => `max_ages.${name}` as const),
  ...riskPaths,
  'messages.alone_max',
  ...workNames.map((name) => `work.${name}` as const),
  ...factorRoles.map((role) => `factors.${role}` as const),
  ...queueNames.map((queue) => `queue_targets.${queue}` as const),
  'reason',
] as const;

function firstField(part: ConfigPart) {
  if (isLimit(part)) return `limits.${part}.record` as const;
  if (part === 'total') return 'limits.total.maker_day';
  if (part === 'fees') return 'fees.withdrawal_pct';
  if (part === 'ages') return 'max_ages.rate_hours';
  if (part === 'risk') return 'risk.deposit.same_reference';
  if (part === 'messages') return 'messages.alone_max';
  if (part === 'work') return 'work.claim_minutes';
  if (part === 'factors') return 'factors.god';
  if (part === 'queues') return 'queue_targets.kyc';
  return part === 'bounds' ? 'profit.price_distance_pct.stock' : 'base_currency';
}

export function ConfigForm({
  part,
  config,
  onClose,
}: {
  part: ConfigPart;
  config: Schemas.TradeConfigState;
  onClose: () => void;
}) {
  const { t } = useTranslation(['trade-config', 'two-people', 'record']);
  const labels = useTwoPeopleLabels();
  const proposed = useProposed();
  const edit: RecordFormState<
    Schemas.TradeConfigState,
    ConfigDraft,
    Schemas.TradeConfig,
    Schemas.Proposal
  > = useRecordForm({
    record: config,
    toDraft: toConfigDraft,
    fields,
    describe: useConfigLabels().describe,
    fieldOfCode: { BASE_CURRENCY_FIXED: { field: 'base_currency' } },
    write: proposeTradeConfig,
    done: proposed,
    faults: (draft) => (edit.isChanged(draft) ? [] : [unchanged(firstField(part))]),
    prepare: (draft, { version }) => toTradeConfig(draft, version),
    // STALE_RECORD does not include pending proposals.
    updateSeen: (seen, current) => ({
      ...seen,
      ...(current as Omit<Schemas.TradeConfigState, 'waiting'>),
    }),
  });
  const ofParts = {
    base: { title: t('base.title'), about: t('base.about') },
    total: { title: t('total.title'), about: t('total.about') },
    fees: { title: t('fees.title'), about: t('fees.about') },
    bounds: { title: t('bounds.title'), about: t('bounds.about') },
    ages: { title: t('ages.title'), about: t('ages.about') },
    risk: {
      title: t('risk.title'),
      about: t('risk.about', { look: t('record:risk.look'), stop: t('record:risk.stop') }),
    },
    messages: { title: t('messages.title'), about: t('messages.about') },
    work: { title: t('work.title'), about: t('work.about') },
    factors: { title: t('factors.title'), about: t('factors.about') },
    queues: { title: t('queues.title'), about: t('queues.about') },
  };
  const { title, about } = isLimit(part)
    ? { title: t('limits.of', { limit: labels.limit(part) }), about: t('limits.about') }
    : ofParts[part];
  return (
    <RecordForm
      of={edit}
      drawer={part !== 'base'}
      title={t('edit.title', { title })}
      description={about}
      submit={t('two-people:config.submit')}
      failed={t('two-people:config.failed')}
      onClose={onClose}
    >
      <ConfigNotice />
      <PartFields part={part} control={edit.form.control} currency={config.base_currency} />
      <PlannedChanges of={edit} />
    </RecordForm>
  );
}
