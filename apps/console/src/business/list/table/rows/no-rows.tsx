import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';

export type NoRowsProps = {
  /** If no filter is set and there is nothing at all. */
  title: string;
  hint: string;
  action?: ReactNode;
  /** Whether filters are set that could be the reason. */
  filtered: boolean;
  noMatch?: string | undefined;
  onClearFilters: () => void;
  page: number;
  onFirstPage: () => void;
};

/** Says why there are no rows, and what to do about it. */
export function NoRows(props: NoRowsProps) {
  const { title, hint, action, filtered, noMatch, onClearFilters, page, onFirstPage } = props;
  const { t } = useTranslation('kit');
  if (page > 1) {
    return (
      <EmptyState
        title={t('table.pageGone')}
        hint={t('table.pageGoneHint')}
        action={<Button onClick={onFirstPage}>{t('page.first')}</Button>}
      />
    );
  }
  if (filtered) {
    return (
      <EmptyState
        icon={FilterX}
        title={noMatch ?? t('table.noMatch')}
        hint={t('table.noMatchHint')}
        action={<Button onClick={onClearFilters}>{t('filter.clear')}</Button>}
      />
    );
  }
  return <EmptyState title={title} hint={hint} action={action} />;
}
