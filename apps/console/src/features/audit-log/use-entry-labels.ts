import type { Labels } from '@brokerdesk/sdk/labels';
import { useTranslation } from '#/core/i18n/use-translation.ts';

type EntryLabels = Labels['audit-log'];

export function useEntryLabels() {
  const { t } = useTranslation('audit-log');
  // The names come from the server, and may be others than those that have a label.
  const domainOf = (name: string) =>
    t(`domain.${name as keyof EntryLabels['domain']}`, { defaultValue: name });
  const verbOf = (name: string) =>
    t(`verb.${name as keyof EntryLabels['verb']}`, { defaultValue: name });
  return {
    domain: domainOf,
    subjectType: (name: string) =>
      t(`subjectType.${name as keyof EntryLabels['subjectType']}`, { defaultValue: name }),
    action: (action: string) => {
      const [domain = '', verb = ''] = action.split('.');
      if (verb === '') return domainOf(domain);
      return t('happened', { domain: domainOf(domain), verb: verbOf(verb) });
    },
  };
}
