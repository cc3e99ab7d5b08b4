import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { useCan } from '#/ui/permission.tsx';
import { allocationQuery } from '../allocation-calls.ts';
import { AllocationStatus } from '../allocation-status.tsx';
import { PublishBar } from '../publish-bar.tsx';
import { BookLaws, BookNotices, SchemeNotice } from './book-notices.tsx';
import { BookRows } from './book-rows.tsx';
import { BookTools } from './book-tools.tsx';
import {
  isVerified,
  judgeBook,
  type LineFault,
  type Quantities,
  readQuantity,
} from './judge-book.ts';
import { lotNumbers } from './line-figures.ts';
import { shownScheme, useBook } from './use-book.ts';

const LetterDialog = lazyOverlay(
  async () => (await import('../letter/letter-dialog.tsx')).LetterDialog,
);

const LettersDialog = lazyOverlay(
  async () => (await import('../letter/letter-dialog.tsx')).LettersDialog,
);

const WorkLine = lazyPart(
  async () => (await import('#/business/work/work-line.tsx')).WorkLine,
  ['work'],
);

const whichLines = [
  ...(['all', 'allotted', 'none', 'faulty', 'changed', 'unverified'] as const),
  ...(['clients', 'robots'] as const),
] as const;

type LineChoice = { q: string; which: (typeof whichLines)[number] };

type Choosing = LineChoice & {
  quantities: Quantities;
  faults: ReadonlyMap<string, LineFault>;
};

type Lines = readonly Schemas.AllocationLine[];

const clientsFirst = (lines: Lines): Lines => [
  ...lines.filter(({ client }) => !client.fake),
  ...lines.filter(({ client }) => client.fake),
];

function matchingLines(lines: Lines, { q, which, ...judged }: Choosing): Lines {
  const labels = q.trim().toLowerCase();
  const has = ({ order_no: orderNo, client }: Schemas.AllocationLine) =>
    [orderNo, client.full_name, client.username].some((text) =>
      text.toLowerCase().includes(labels),
    );
  const chosen = which === 'all' ? lines : lines.filter(choiceOf(which, judged));
  return labels === '' ? chosen : chosen.filter(has);
}

function choiceOf(
  which: Exclude<LineChoice['which'], 'all'>,
  { quantities, faults }: Pick<Choosing, 'quantities' | 'faults'>,
): (line: Schemas.AllocationLine) => boolean {
  const gets = (id: string) => (readQuantity(quantities.get(id) ?? '') ?? 0) > 0;
  return {
    allotted: (line: Schemas.AllocationLine) => gets(line.trx_id),
    none: (line: Schemas.AllocationLine) => !gets(line.trx_id),
    faulty: (line: Schemas.AllocationLine) => faults.has(line.trx_id),
    changed: ({ drawn, allotted }: Schemas.AllocationLine) => drawn !== null && drawn !== allotted,
    unverified: (line: Schemas.AllocationLine) => !isVerified(line),
    clients: (line: Schemas.AllocationLine) => !line.client.fake,
    robots: (line: Schemas.AllocationLine) => line.client.fake,
  }[which];
}

function BookFilter({
  choice,
  onChange,
  shown,
}: {
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
  shown: number;
}) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-56">
        <Input
          type="search"
          aria-label={t('book.search')}
          placeholder={t('book.search')}
          value={choice.q}
          onChange={({ target }) => onChange({ ...choice, q: target.value })}
        />
      </div>
      <Select
        aria-label={t('book.which.label')}
        value={choice.which}
        options={whichLines.map((value) => ({ value, label: t(`book.which.${value}`) }))}
        onChange={({ target }) =>
          onChange({
            ...choice,
            which: whichLines.find((one) => one === target.value) ?? 'all',
          })
        }
      />
      <span className="text-ink-muted" role="status">
        {t('book.shown', { count: shown, figure: amount(`${shown}`) })}
      </span>
    </div>
  );
}

export function BookEditor({ allocation }: { allocation: Schemas.Allocation }) {
  const { t } = useTranslation('allocation');
  const book = useBook(allocation);
  const { base, quantities, changed } = book;
  const [choice, setChoice] = useState<LineChoice>({ q: '', which: 'all' });
  const [letter, setLetter] = useState<string | null>(null);
  const [letters, setLetters] = useState<readonly string[] | null>(null);
  const mayExport = useCan('export', ['allocation', 'trx']);
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
  const { proposal } = book;
  const drawn = useMemo(() => {
    const given = shownScheme({ base, proposal, changed });
    if (given === null || given.draw === null) return null;
    const numbers = lotNumbers(base.lines, base.lot_size, given);
    return numbers.size === 0 ? null : { numbers, draw: given.draw };
  }, [base, proposal, changed]);
  useUnsaved(changed, () => book.reset(allocation));
  if (base.lines.length === 0) {
    return <EmptyState title={t('book.empty.title')} hint={t('book.empty.hint')} />;
  }
  return (
    // On a phone the orders scroll below their tools, and what saves and publishes stays in view: toasts lie above it.
    <div className="flex h-full min-h-0 flex-col max-md:mb-[calc(-1*var(--toasts,0px))] max-md:h-auto max-md:min-h-[calc(100%+var(--toasts,0px))]">
      <div className="flex flex-col gap-3 border-b border-line px-5 py-3">
        <BookNotices book={book} editable={editable} />
        <BookLaws judgement={judgement} lot={base.lot_size} />
        <SchemeNotice book={book} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <BookFilter choice={choice} onChange={setChoice} shown={shown.length} />
          <div className="flex flex-wrap gap-2">
            {base.status === 'published' && mayExport && (
              <Button
                disabled={shown.length === 0}
                onClick={() => setLetters(shown.map(({ trx_id: id }) => id))}
              >
                <Mails aria-hidden="true" />
                {t('letters.button', { count: shown.length })}
              </Button>
            )}
            <BookTools book={book} editable={editable} />
          </div>
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
        onLetter={base.status === 'published' ? setLetter : null}
      />
      <PublishBar book={book} judgement={judgement} editable={editable} />
      {letter !== null && (
        <LetterDialog allocation={base} trxId={letter} onClose={() => setLetter(null)} />
      )}
      {letters !== null && (
        <LettersDialog allocation={base} trxIds={letters} onClose={() => setLetters(null)} />
      )}
    </div>
  );
}

export function BookDrawer({ id, listed, onClose }: OpenRecord<Schemas.AllocatedProduct>) {
  const { t } = useTranslation('allocation');
  const rowOpener = useRowOpener();
  const mayAllocate = useCan('assign', ['allocation', 'trx']);
  // The list holds products of these two kinds alone.
  const kind = listed?.product.kind as Schemas.AllocatedKind | undefined;
  const query = useQuery(allocationQuery(useSdk(), id, kind));
  const product = query.data?.product ?? listed?.product;
  const status = query.data ? statusOf(query.data) : listed?.status;
  return (
    <Drawer
      open
      full
      onClose={onClose}
      recordId={`${id} ${query.data?.status}`}
      title={
        product
          ? t('book.title', { code: product.code, name: product.name })
          : t(query.isError ? 'book.failed' : 'book.loading')
      }
      badge={
        status && (
          <AllocationStatus status={status} waiting={query.data?.lines.length ?? listed?.waiting} />
        )
      }
      head={
        <>
          {query.data && mayAllocate && isOpen(query.data) && (
            <div className="px-5">
              <WorkLine key={id} type="allocation" id={id} onReturned={onClose} />
            </div>
          )}
          <RecordEntriesLink of={{ type: 'allocation', id }} />
        </>
      }
      returnFocusTo={() => rowOpener(id)}
    >
      <Loaded query={query}>
        {(allocation) => <BookEditor key={id} allocation={allocation} />}
      </Loaded>
    </Drawer>
  );
}

const isOpen = ({ status, lines, decision }: Schemas.Allocation) =>
  status === 'draft' && lines.length > 0 && decision.blocked_code !== 'FORBIDDEN';

const statusOf = ({ status, drafted_by: draftedBy }: Schemas.Allocation) =>
  status === 'draft' && draftedBy === null ? 'none' : status;
