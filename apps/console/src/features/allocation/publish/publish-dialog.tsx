import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { keyOf, publishAllocation } from '../api/allocation-writes.ts';
import type { Book } from '../book/use-book.ts';
import { ResultSums } from './result-sums.tsx';

/** Asks for confirmation before all orders are decided at once, and shows the effects. */
export function PublishDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const { base } = book;
  return (
    <RecordAction
      record={base}
      title={t('publish.title', { name: base.product.name })}
      effects={[
        t('publish.effect', { count: base.lines.length }),
        t('publish.drafted', { name: base.drafted_by?.name ?? '—' }),
      ]}
      confirm={t('publish.confirm')}
      failed={t('publish.failed')}
      conflictTitle={t('save.conflict')}
      write={publishAllocation}
      done={(published) => {
        book.reset(published);
        return t('publish.done', { name: published.product.name });
      }}
      intent={(seen) => ({ path: keyOf(seen), version: seen.version })}
      onClose={onClose}
    >
      <ResultSums book={book} />
    </RecordAction>
  );
}
