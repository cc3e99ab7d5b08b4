import type { Schemas } from '@brokerdesk/sdk';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { useCan } from '#/ui/permission/use-can.ts';
import { PublishBar } from '../publish/publish-bar.tsx';
import { BookFilter, clientsFirst, type LineChoice, matchingLines } from './book-filter.tsx';
import { BookLaws } from './book-laws.tsx';
import { BookNotices } from './book-notices.tsx';
import { BookRows } from './book-rows.tsx';
import { BookTools } from './book-tools.tsx';
import { judgeBook } from './judge-book.ts';
import { lotNumbers } from './lot-numbers.ts';
import { SchemeNotice } from './scheme-notice.tsx';
import { useBook } from './use-book.ts';

/** Edits who gets how much: by hand, from a file, or by a scheme, with the laws of it in view. */
export function BookEditor({ allocation }: { allocation: Schemas.Allocation }) {
  const { t } = useTranslation('allocation');
  const book = useBook(allocation);
  const { base, quantities, changed } = book;
  const [choice, setChoice] = useState<LineChoice>({ q: '', which: 'all' });
  const mayAssign = useCan('assign', ['allocation', 'trx']);
  const editable =
    base.status === 'draft' && mayAssign && base.decision.blocked_code !== 'FORBIDDEN';
  const settled = useDeferredValue(quantities);
  const judgement = useMemo(() => judgeBook(base, settled), [base, settled]);
  const lines = useMemo(() => clientsFirst(base.lines), [base.lines]);
  const shown = useMemo(
    () => matchingLines(lines, { ...choice, quantities: settled, faults: judgement.faults }),
    [lines, choice, settled, judgement.faults],
  );
  const given = book.proposal ?? (changed ? null : base);
  const drawn = useMemo(() => {
    if (given?.draw == null) return null;
    const numbers = lotNumbers(base.lines, base.lot_size, given);
    return numbers.size === 0 ? null : { numbers, draw: given.draw };
  }, [base, given]);
  useUnsaved(changed, () => book.reset(allocation));
  if (base.lines.length === 0) {
    return <EmptyState title={t('book.empty.title')} hint={t('book.empty.hint')} />;
  }
  return (
    // On a phone the orders scroll below their tools, and what saves and publishes stays in view.
    <div className="flex h-full min-h-0 flex-col max-md:h-auto max-md:min-h-full">
      <div className="flex flex-col gap-3 border-b border-line px-5 py-3">
        <BookNotices book={book} editable={editable} />
        <BookLaws judgement={judgement} lot={base.lot_size} />
        <SchemeNotice book={book} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <BookFilter choice={choice} onChange={setChoice} shown={shown.length} />
          {editable && <BookTools book={book} />}
        </div>
      </div>
      <BookRows
        lines={shown}
        lot={base.lot_size}
        currency={base.currency}
        quantities={quantities}
        editable={editable}
        drawn={drawn}
        onType={book.type}
      />
      <PublishBar book={book} judgement={judgement} editable={editable} />
    </div>
  );
}
