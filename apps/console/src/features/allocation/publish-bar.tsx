import { Megaphone, Save } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { useRiskAnswer } from '#/business/decision/approve-dialog.tsx';
import { RecordConflict } from '#/business/record/conflict-notice.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { bottomBar } from '#/ui/overlay/bottom-bar.ts';
import { keyOf, publishAllocation, saveAllocation } from './allocation-calls.ts';
import { ChangedByHand } from './book/book-notices.tsx';
import {
  isLawful,
  isVerified,
  type Judgement,
  type Quantities,
  readQuantity,
} from './book/judge-book.ts';
import type { Book } from './book/use-book.ts';
import { createBookResults, type Results } from './book-results.ts';

function ResultSums({ book: { base, quantities } }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const resultsOf = useMemo(() => createBookResults(base.lines), [base.lines]);
  const settled = useDeferredValue(quantities);
  const { clients, robots } = useMemo(() => resultsOf(settled), [resultsOf, settled]);
  return (
    <section aria-label={t('results.label')} className="flex flex-col gap-1 tabular-nums">
      <Sums label={t('results.clients')} results={clients} currency={base.currency} />
      {robots.orders > 0 && (
        <Sums label={t('results.robots')} results={robots} currency={base.currency} />
      )}
    </section>
  );
}

function Sums({ label, results, currency }: { label: string; results: Results; currency: string }) {
  const { t } = useTranslation('allocation');
  const { amount, money } = useMoney();
  const some = (value: string) => /[1-9]/.test(value);
  const { winners, released, charged, payable, refunded } = results;
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="font-medium">{label}</span>
      <span>
        {t('results.orders', {
          count: winners,
          winners: amount(`${winners}`),
          released: amount(`${released}`),
        })}
      </span>
      {some(charged) && <span>{t('results.charged', { amount: money(charged, currency) })}</span>}
      {some(payable) && <span>{t('results.payable', { amount: money(payable, currency) })}</span>}
      {some(refunded) && (
        <span>{t('results.refunded', { amount: money(refunded, currency) })}</span>
      )}
    </p>
  );
}

const namedMax = 20;

function Unverified({ base: { lines } }: Pick<Book, 'base'>) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  const found = lines.filter((line) => line.allotted > 0 && !isVerified(line));
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t('publish.unverified', { count: found.length })}>
      <ul>
        {found.slice(0, namedMax).map(({ trx_id: id, order_no: orderNo, client, ...line }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            {t('publish.unverifiedLine', {
              name: client.full_name,
              username: client.username,
              orderNo,
              allotted: amount(`${line.allotted}`),
            })}
            <KycStatus status={line.kyc_status} />
          </li>
        ))}
      </ul>
      {found.length > namedMax && (
        <p>{t('publish.unverifiedMore', { count: found.length - namedMax })}</p>
      )}
    </Notice>
  );
}

function PublishDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const { base } = book;
  const risk = useRiskAnswer(base);
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
      intent={async (seen) => {
        const accepted = await risk.ask();
        return accepted && { path: keyOf(seen), body: { ...accepted, version: seen.version } };
      }}
      onClose={onClose}
    >
      <ChangedByHand base={base} />
      <ResultSums book={book} />
      <Unverified base={base} />
      {risk.fields}
    </RecordAction>
  );
}

function ReasonField({ book: { note, explain }, submitted }: { book: Book; submitted: boolean }) {
  const { t } = useTranslation('allocation');
  return (
    <FieldFrame
      required
      label={t('save.note')}
      hint={t('save.noteHint')}
      error={submitted && note.trim() === '' ? t('save.noteRequired') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          maxLength={500}
          value={note}
          onChange={({ target }) => explain(target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function PublishBar({
  book,
  judgement,
  editable,
}: {
  book: Book;
  judgement: Judgement;
  editable: boolean;
}) {
  const { t } = useTranslation('allocation');
  const [publishing, setPublishing] = useState(false);
  const { base, quantities, proposal, basis, note, needsNote, changed } = book;
  const [submitted, setSubmitted] = useState(false);
  const [sent, setSent] = useState<Quantities | null>(null);
  const save = useRecordWrite(saveAllocation, ({ version, allocation }) => {
    if (sent === quantities) book.reset(allocation);
    else book.keepOver(allocation);
    return t('save.done', { version });
  });
  const send = () => {
    const { version } = base;
    setSubmitted(true);
    if (needsNote && note.trim() === '') return;
    setSent(quantities);
    save.mutate({
      path: keyOf(base),
      body: proposal
        ? { version, scheme: proposal.scheme, digest: proposal.digest }
        : {
            version,
            lines: base.lines.flatMap(({ trx_id }) => {
              const allotted = readQuantity(quantities.get(trx_id) ?? '') ?? 0;
              return allotted === 0 ? [] : [{ trx_id, allotted }];
            }),
            ...(basis !== null && { changed_scheme: basis }),
            ...(needsNote && { note: note.trim() }),
          },
    });
  };
  const problem = problemOf(save.error);
  const stale = problem?.code === 'STALE_RECORD' ? problem : null;
  // A draft that was typed can be saved again for orders that came since; one by a scheme is computed again.
  const isTyped = base.scheme === null && base.drafted_by !== null;
  const canPublish = base.status === 'draft' && base.decision.approve && !changed;
  return (
    <div
      ref={bottomBar}
      className="sticky bottom-0 z-20 max-md:bottom-[calc(-1*var(--toasts,0px))] flex flex-col gap-3 border-t border-line bg-raised px-5 py-3 max-md:mt-auto"
    >
      {stale && <RecordConflict problem={stale} title={t('save.conflict')} />}
      {!stale && <FormSummary error={save.error} incomplete={false} failed={t('save.failed')} />}
      {editable && needsNote && (changed || submitted) && (
        <ReasonField book={book} submitted={submitted} />
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ResultSums book={book} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="text-xs text-ink-muted">
            {save.isPending && t('save.running', { count: base.lines.length })}
          </p>
          {editable && (
            <>
              {changed && (
                <Button variant="ghost" onClick={() => book.reset(base)}>
                  {t('save.discard')}
                </Button>
              )}
              <Button
                variant={canPublish ? 'secondary' : 'primary'}
                busy={save.isPending}
                disabled={!isLawful(judgement) || (!changed && !isTyped)}
                onClick={send}
              >
                <Save aria-hidden="true" />
                {t('save.button')}
              </Button>
            </>
          )}
          {canPublish && (
            <Button variant="primary" onClick={() => setPublishing(true)}>
              <Megaphone aria-hidden="true" />
              {t('publish.button')}
            </Button>
          )}
        </div>
      </div>
      {publishing && <PublishDialog book={book} onClose={() => setPublishing(false)} />}
    </div>
  );
}
