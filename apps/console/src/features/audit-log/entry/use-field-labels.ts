import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { labelKey } from '#/kit/list/use-list-labels.ts';
import type labels from '../locales/en-US/audit-entry.json';

/** Names the fields of an entry. One that is newer than this console is shown as the log has it. */
export function useFieldLabels() {
  const { t } = useTranslation(['audit-entry', 'kit']);
  const fieldOf = (name: string) =>
    t(`field.${labelKey(name) as keyof (typeof labels)['field']}`, {
      // The trade settings have a level for each of them.
      defaultValue: t(`kit:riskReason.${name as Schemas.RiskReasonCode}`, { defaultValue: name }),
    });
  return {
    field: (path: string) => path.split('.').map(fieldOf).join(' › '),
    value: (text: string) => (text === 'true' || text === 'false' ? t(`value.${text}`) : text),
  };
}
