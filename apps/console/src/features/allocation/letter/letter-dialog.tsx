import '#/ui/overlay/print.css';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { sentences } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { issueLetters, keyOf, resultQuery } from '../allocation-calls.ts';
import { winningNumbers, writtenNumber } from '../book/line-figures.ts';

const namedMax = 100;

type Allocation = Pick<Schemas.Allocation, 'product'>;

export function LetterDialog({
  allocation,
  trxId,
  onClose,
}: {
  allocation: Allocation;
  trxId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('allocation');
  const query = useQuery(resultQuery(useSdk(), keyOf(allocation), trxId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('letter.title')}
      description={t('letter.about')}
    >
      <DialogBody>
        <Loaded query={query}>{(result) => <Letters of={[result]} />}</Loaded>
      </DialogBody>
      <LettersFooter isReady={query.data !== undefined} onClose={onClose} />
    </Dialog>
  );
}

/** The contract's limit for one document. */
const documentMax = 500;

export function LettersDialog({
  allocation,
  trxIds,
  onClose,
}: {
  allocation: Allocation;
  trxIds: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation('allocation');
  const [first, setFirst] = useState(0);
  const issue = useRecordWrite(issueLetters, ({ list }) =>
    t('letters.done', { count: list.length }),
  );
  const ids = trxIds.slice(first, first + documentMax);
  const list = issue.data?.list;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('letters.title')}
      description={t('letters.about')}
    >
      <DialogBody>
        {list ? (
          <Letters of={list} />
        ) : (
          <div className="flex flex-col items-start gap-3">
            {trxIds.length > documentMax && (
              <Select
                aria-label={t('letters.part')}
                value={`${first}`}
                options={partsOf(trxIds.length).map((from) => ({
                  value: `${from}`,
                  label: `${from + 1} – ${Math.min(from + documentMax, trxIds.length)}`,
                }))}
                onChange={({ target }) => setFirst(Number(target.value))}
              />
            )}
            <FormSummary error={issue.error} incomplete={false} failed={t('letters.failed')} />
          </div>
        )}
      </DialogBody>
      <LettersFooter isReady={list !== undefined} onClose={onClose}>
        {!list && (
          <Button
            variant="primary"
            busy={issue.isPending}
            onClick={() => issue.mutate({ path: keyOf(allocation), ids: [...ids] })}
          >
            {t('letters.issue', { count: ids.length })}
          </Button>
        )}
      </LettersFooter>
    </Dialog>
  );
}

const partsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / documentMax) }, (_, part) => part * documentMax);

function LettersFooter({
  isReady,
  onClose,
  children,
}: {
  isReady: boolean;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('allocation');
  return (
    <DialogFooter>
      <Button onClick={onClose}>{t('letter.close')}</Button>
      {children || (
        <Button variant="primary" disabled={!isReady} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('letter.print')}
        </Button>
      )}
    </DialogFooter>
  );
}

function Letters({ of }: { of: readonly Schemas.AllotmentResult[] }) {
  return (
    <div data-print="" className="flex flex-col gap-4 print:block">
      {of.map((result) => (
        <Letter key={result.order_no} result={result} />
      ))}
    </div>
  );
}

function Letter({ result }: { result: Schemas.AllotmentResult }) {
  const { t } = useTranslation('allocation');
  const { app_name: firm } = useSettings();
  const { exact } = useDeskTime();
  const { amount, money, rate } = useMoney();
  const { client, product, currency, allotted, price, pay_deadline: deadline } = result;
  const some = (value: string) => (/[1-9]/.test(value) ? money(value, currency) : null);
  const payable = some(result.payable);
  const refunded = some(result.refunded);
  const facts: Fact[] = [
    { label: t('column.name'), value: `${product.code} ${product.name}` },
    { label: t('column.orderNo'), value: result.order_no },
    { label: t('column.appliedQty'), value: amount(`${result.applied}`) },
    { label: t('column.allottedQty'), value: amount(`${allotted}`) },
    ...optionalFact(t('column.price'), price && `${rate(price)} ${currency}`),
    ...optionalFact(t('column.charged'), some(result.charged)),
    ...optionalFact(t('column.payable'), payable),
    ...optionalFact(t('column.refunded'), refunded),
    ...optionalFact(t('letter.deadline'), deadline && exact(deadline)),
    { label: t('column.publishedAt'), value: exact(result.published_at) },
  ];
  return (
    <article
      aria-label={t('letter.title')}
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-5 not-last:break-after-page"
    >
      <header className="flex flex-col gap-1">
        <p className="text-ink-muted">{firm}</p>
        <h2 className="text-lg font-semibold">{t('letter.heading')}</h2>
        <p>{t('letter.dear', { name: client.full_name, username: client.username })}</p>
      </header>
      <p>
        {sentences(
          allotted === 0
            ? t('letter.none', { product: product.name })
            : t('letter.won', {
                count: allotted,
                product: product.name,
                allotted: amount(`${allotted}`),
              }),
          payable !== null &&
            deadline !== null &&
            t('letter.pay', { amount: payable, deadline: exact(deadline) }),
          refunded !== null && t('letter.back', { amount: refunded }),
        )}
      </p>
      <Facts facts={facts} />
      <Draw result={result} />
      {result.corrected_at !== null && (
        <p>{t('letter.corrected', { at: exact(result.corrected_at) })}</p>
      )}
    </article>
  );
}

function Draw({ result: { scheme, seed, draw, numbers } }: { result: Schemas.AllotmentResult }) {
  const { t } = useTranslation('allocation');
  if (scheme === null) return null;
  const written = (number: number) => (draw === null ? '' : writtenNumber(number, draw));
  const won =
    numbers === null || draw === null || draw.tails.length === 0
      ? []
      : winningNumbers(numbers, draw);
  const named = won.slice(0, namedMax).map(written).join(t('comma'));
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="font-medium">{t('scheme.by', { scheme: t(`scheme.name.${scheme.name}`) })}</p>
      <p className="text-ink-muted">{t(`scheme.rule.${scheme.name}`)}</p>
      {draw !== null && draw.tails.length > 0 && (
        <p>{t('scheme.tails', { tails: draw.tails.join(t('comma')) })}</p>
      )}
      {numbers !== null && draw !== null && (
        <p>
          {t('letter.numbers', { from: written(numbers.from), to: written(numbers.to) })}
          {won.length > 0 && (
            <span className="block">
              {t('numbers.won', {
                numbers:
                  won.length > namedMax
                    ? t('numbers.more', { numbers: named, count: won.length })
                    : named,
              })}
            </span>
          )}
        </p>
      )}
      {seed !== null && (
        <>
          <p className="break-all">{t('scheme.seed', { seed })}</p>
          <p className="text-ink-muted">{t('scheme.replay')}</p>
        </>
      )}
    </section>
  );
}
