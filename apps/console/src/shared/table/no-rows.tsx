import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { EmptyState } from '#/shared/ui/empty-state.tsx';

export type NoRowsProps = {
  /** Where no filter is set and there is nothing at all. */
  title: string;
  hint: string;
  /** Whether filters are set that could be the reason. */
  filtered: boolean;
  onClearFilters: () => void;
  page: number;
  onFirstPage: () => void;
};

/** Says why there are no rows, and what to do about it. */
export function NoRows({ title, hint, filtered, onClearFilters, page, onFirstPage }: NoRowsProps) {
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
        title={t('table.noMatch')}
        hint={t('table.noMatchHint')}
        action={<Button onClick={onClearFilters}>{t('filter.clear')}</Button>}
      />
    );
  }
  return <EmptyState title={title} hint={hint} />;
}
