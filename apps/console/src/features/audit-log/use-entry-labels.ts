import i18next from 'i18next';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { labelKey } from '#/kit/list/use-list-labels.ts';

/** Names what an entry says. What has no label is shown as the log has it. */
export function useEntryLabels() {
  const { t } = useTranslation('audit-log');
  const named = (group: 'domain' | 'verb' | 'subjectType' | 'field', name: string) => {
    const key = `${group}.${name}`;
    // The names come from the server; whether there is a label is asked first.
    const label = t as unknown as (key: string) => string;
    return i18next.exists(key, { ns: 'audit-log' }) ? label(key) : name;
  };
  return {
    domain: (domain: string) => named('domain', domain),
    subjectType: (type: string) => named('subjectType', type),
    field: (path: string) =>
      path
        .split('.')
        .map((part) => named('field', labelKey(part)))
        .join(' › '),
    action: (action: string) => {
      const [domain = '', verb = ''] = action.split('.');
      if (verb === '') return t('allOf', { domain: named('domain', domain) });
      return t('happened', { domain: named('domain', domain), verb: named('verb', verb) });
    },
  };
}
