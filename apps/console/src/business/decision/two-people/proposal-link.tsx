import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';

/** Leads to what waits for a second person. */
export function ProposalLink({ id }: { id: string }) {
  const { t } = useTranslation('two-people');
  return (
    <PageLink to="/approval" search={{ id }}>
      {t('notice.open')}
    </PageLink>
  );
}
