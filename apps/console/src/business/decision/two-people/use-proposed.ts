import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PassingNews } from '#/ui/controls/toast-store.ts';

export function useProposed(): (
  proposal: Pick<Schemas.Proposal, 'id'>,
) => Pick<PassingNews, 'title' | 'link'> {
  const { t } = useTranslation('two-people');
  return ({ id }) => ({
    title: t('config.proposed'),
    link: { to: '/approval', search: { id }, label: t('config.open') },
  });
}

export const unchanged = <Field extends string>(field: Field) => ({
  field,
  say: () => i18next.t('two-people:config.unchanged'),
});
