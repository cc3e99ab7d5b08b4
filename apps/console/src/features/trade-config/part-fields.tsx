import type { Control } from 'react-hook-form';
import { riskLevels } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';
import type { ConfigDraft } from './config-draft.ts';
import {
  ageNames,
  boundNames,
  type ConfigPart,
  distanceKinds,
  factorRoles,
  feeNames,
  isLimit,
  type LimitName,
  profitNames,
  queueNames,
  requiredFactors,
  riskKindOf,
  riskPaths,
  riskReasonOf,
  totalNames,
  workNames,
} from './trade-config-fields.ts';
import { useConfigLabels } from './use-config-labels.ts';

type PartProps = { control: Control<ConfigDraft>; currency: string };

const options = currencies.map((value) => ({ value, label: value }));
const percentDecimals = 4;
/** A first day of trading has no limit: what the server lets be more than a hundred per cent. */
const wideMax = '999.9999';
/** Thirty days, in minutes. */
const queueTargetMax = '43200';

export function PartFields({ part, ...props }: PartProps & { part: ConfigPart }) {
  const { t } = useTranslation('trade-config');
  if (part === 'base') {
    return (
      <SelectField
        control={props.control}
        name="base_currency"
        label={t('base.label')}
        hint={t('base.hint')}
        requiredMessage={t('required')}
        placeholder={t('base.choose')}
        options={options}
      />
    );
  }
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      {isLimit(part) && <LimitFields limit={part} {...props} />}
      {part === 'total' && <TotalFields {...props} />}
      {part === 'fees' && <FeeFields {...props} />}
      {part === 'bounds' && <ProfitFields {...props} />}
      {part === 'ages' && <AgeFields {...props} />}
      {part === 'risk' && <RiskFields {...props} />}
      {part === 'messages' && <MessageFields {...props} />}
      {part === 'work' && <WorkFields {...props} />}
      {part === 'factors' && <FactorFields {...props} />}
      {part === 'queues' && <QueueFields {...props} />}
      {(isLimit(part) || part === 'total' || part === 'work' || part === 'factors') && (
        <div className="md:col-span-2">
          <TextareaField
            control={props.control}
            name="reason"
            label={t('reason.label')}
            hint={t('reason.hint')}
            requiredMessage={t('reason.required')}
            maxLength={500}
          />
        </div>
      )}
    </div>
  );
}

function LimitFields({ limit, control, currency }: PartProps & { limit: LimitName }) {
  const { t } = useTranslation(['trade-config', 'two-people']);
  return boundNames.map((bound) => (
    <MoneyField
      key={bound}
      control={control}
      name={`limits.${limit}.${bound}`}
      label={t(`two-people:bound.${bound}`)}
      hint={t(`limits.does.${bound === 'record' ? 'record' : groupOf(bound)}`)}
      requiredMessage={t('required')}
      currency={currency}
    />
  ));
}

function TotalFields({ control, currency }: PartProps) {
  const { t } = useTranslation(['trade-config', 'two-people']);
  return totalNames.map((bound) => (
    <MoneyField
      key={bound}
      control={control}
      name={`limits.total.${bound}`}
      label={t(`two-people:bound.${bound}`)}
      hint={t('total.hint')}
      requiredMessage={t('required')}
      currency={currency}
    />
  ));
}

function groupOf(bound: `${'maker' | 'client' | 'pair'}_${'day' | 'week'}`) {
  return bound.split('_')[0] as 'maker' | 'client' | 'pair';
}

function FeeFields({ control, currency }: PartProps) {
  const { t } = useTranslation('trade-config');
  const { field } = useConfigLabels();
  return feeNames.map((name) => {
    const shared = {
      control,
      label: field(`fees.${name}`),
      hint: t(`fees.hint.${name}`, { currency }),
      requiredMessage: t('required'),
    };
    return name === 'withdrawal_min' ? (
      <MoneyField key={name} {...shared} name={`fees.${name}`} currency={currency} />
    ) : (
      <NumberField
        key={name}
        {...shared}
        name={`fees.${name}`}
        decimals={percentDecimals}
        min="0"
        max="100"
        unit="%"
      />
    );
  });
}

function ProfitFields({ control }: PartProps) {
  const { t } = useTranslation('trade-config');
  const { field } = useConfigLabels();
  const shared = {
    control,
    requiredMessage: t('required'),
    decimals: percentDecimals,
    min: '0',
    unit: '%',
  };
  return (
    <>
      {distanceKinds.map((kind) => (
        <NumberField
          key={kind}
          {...shared}
          name={`profit.price_distance_pct.${kind}`}
          label={field(`profit.price_distance_pct.${kind}`)}
          hint={t(`bounds.distance.${kind}`)}
          max={kind === 'ipo' ? wideMax : '100'}
        />
      ))}
      {profitNames.map((name) => (
        <NumberField
          key={name}
          {...shared}
          name={`profit.${name}`}
          label={field(`profit.${name}`)}
          hint={t(`bounds.hint.${name}`)}
          max={name === 'target_tolerance_pct' ? wideMax : '100'}
        />
      ))}
    </>
  );
}

function AgeFields({ control }: PartProps) {
  const { t } = useTranslation('trade-config');
  const { field } = useConfigLabels();
  return ageNames.map((name) => (
    <NumberField
      key={name}
      control={control}
      name={`max_ages.${name}`}
      label={field(`max_ages.${name}`)}
      hint={t(`ages.hint.${name}`)}
      requiredMessage={t('required')}
      min="1"
      max={name === 'rate_hours' ? '8760' : '365'}
    />
  ));
}

function RiskFields({ control }: PartProps) {
  const { t } = useTranslation(['trade-config', 'record']);
  const levels = riskLevels.map((value) => ({ value, label: t(`record:risk.${value}`) }));
  return riskPaths.map((path) => (
    <SelectField
      key={path}
      control={control}
      name={path}
      label={`${t(`risk.kind.${riskKindOf(path)}`)}${t('risk.colon')}${t(`record:riskReason.${riskReasonOf(path)}`)}`}
      hint={t(`risk.means.${riskReasonOf(path)}`)}
      requiredMessage={t('required')}
      placeholder={t('base.choose')}
      options={levels}
    />
  ));
}

function MessageFields({ control }: PartProps) {
  const { t } = useTranslation('trade-config');
  const { field } = useConfigLabels();
  return (
    <NumberField
      control={control}
      name="messages.alone_max"
      label={field('messages.alone_max')}
      hint={t('messages.hint')}
      requiredMessage={t('required')}
      min="0"
      max="1000000"
    />
  );
}

function WorkFields({ control }: PartProps) {
  const { t } = useTranslation('trade-config');
  const { field } = useConfigLabels();
  return workNames.map((name) => (
    <NumberField
      key={name}
      control={control}
      name={`work.${name}`}
      label={field(`work.${name}`)}
      hint={t(`work.hint.${name}`)}
      requiredMessage={t('required')}
      min="1"
      max={name === 'claim_minutes' ? '480' : '500'}
    />
  ));
}

function FactorFields({ control }: PartProps) {
  const { t } = useTranslation(['trade-config', 'two-people', 'record']);
  const options = requiredFactors.map((value) => ({
    value,
    label: t(`two-people:factor.${value}`),
  }));
  return factorRoles.map((role) => (
    <SelectField
      key={role}
      control={control}
      name={`factors.${role}`}
      label={t(`record:role.${role}`)}
      requiredMessage={t('required')}
      placeholder={t('base.choose')}
      options={options}
    />
  ));
}

function QueueFields({ control }: PartProps) {
  const { t } = useTranslation(['trade-config', 'two-people']);
  return queueNames.map((queue) => (
    <NumberField
      key={queue}
      control={control}
      name={`queue_targets.${queue}`}
      label={t(`two-people:queue.${queue}`)}
      requiredMessage={t('required')}
      min="1"
      max={queueTargetMax}
      unit={t('queues.minutes')}
    />
  ));
}
