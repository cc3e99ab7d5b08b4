import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import type { FieldText } from '#/business/record/changes.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ConfigDraft } from './config-draft.ts';
import {
  ageNames,
  boundNames,
  distanceKinds,
  factorRoles,
  feeNames,
  limitNames,
  profitNames,
  queueNames,
  riskLevelAt,
  riskPaths,
  totalNames,
  workNames,
} from './trade-config-fields.ts';

export function useConfigLabels() {
  const { t } = useTranslation('trade-config');
  const { field, value } = useTwoPeopleLabels();
  const textOf = (path: string, text: string): FieldText => ({
    label: field(path),
    text: value(path, text),
  });
  return {
    field,
    value,
    describe: ({
      base_currency,
      limits,
      fees,
      profit,
      risk,
      messages,
      queue_targets,
      max_ages,
      work,
      factors,
    }: ConfigDraft): FieldText[] => [
      { label: t('base.label'), text: base_currency },
      ...limitNames.flatMap((limit) =>
        boundNames.map((bound) => textOf(`limits.${limit}.${bound}`, limits[limit][bound])),
      ),
      ...totalNames.map((bound) => textOf(`limits.total.${bound}`, limits.total[bound])),
      ...feeNames.map((fee) => textOf(`fees.${fee}`, fees[fee])),
      ...distanceKinds.map((kind) =>
        textOf(`profit.price_distance_pct.${kind}`, profit.price_distance_pct[kind]),
      ),
      ...profitNames.map((name) => textOf(`profit.${name}`, profit[name])),
      ...ageNames.map((name) => textOf(`max_ages.${name}`, max_ages[name])),
      ...riskPaths.map((path) => textOf(path, riskLevelAt(risk, path))),
      textOf('messages.alone_max', messages.alone_max),
      ...workNames.map((name) => textOf(`work.${name}`, work[name])),
      ...factorRoles.map((role) => textOf(`factors.${role}`, factors[role])),
      ...queueNames.map((queue) => textOf(`queue_targets.${queue}`, queue_targets[queue])),
    ],
  };
}
