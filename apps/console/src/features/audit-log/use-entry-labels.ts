import { useTranslation } from '#/core/i18n/use-translation.ts';
import type labels from './locales/en-US/audit-log.json';

type Labels = typeof labels;

/** Names what an entry says. A name that is newer than this console is shown as the log has it. */
export function useEntryLabels() {
  const { t } = useTranslation('audit-log');
  // The names come from the server, and may be others than those that have a label.
  const domainOf = (name: string) =>
    t(`domain.${name as keyof Labels['domain']}`, { defaultValue: name });
  const verbOf = (name: string) =>
    t(`verb.${name as keyof Labels['verb']}`, { defaultValue: name });
  return {
    domain: domainOf,
    subjectType: (name: string) =>
      t(`subjectType.${name as keyof Labels['subjectType']}`, { defaultValue: name }),
    action: (action: string) => {
      const [domain = '', verb = ''] = action.split('.');
      if (verb === '') return domainOf(domain);
      return t('happened', { domain: domainOf(domain), verb: verbOf(verb) });
    },
  };
}
