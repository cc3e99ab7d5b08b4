import '#/ui/overlay/print.css';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { keyOf, resultQuery } from '../allocation-calls.ts';
import { winningNumbers, writtenNumber } from '../book/line-figures.ts';

/** How many winning numbers a letter names. */
const namedMax = 100;

/** Shows the result of one order as a letter to its client that can be printed. */
export function LetterDialog({
  allocation,
  trxId,
  onClose,
}: {
  allocation: Pick<Schemas.Allocation, 'product'>;
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
        <Loaded query={query}>{(result) => <Letter result={result} />}</Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('letter.close')}</Button>
        <Button variant="primary" disabled={!query.data} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('letter.print')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Letter({ result }: { result: Schemas.AllotmentResult }) {
  const { t } = useTranslation('allocation');
  const { app_name: firm } = useSettings();
  const { exact } = useTime();
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
      data-print=""
      aria-label={t('letter.title')}
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-5"
    >
      <header className="flex flex-col gap-1">
        <p className="text-ink-muted">{firm}</p>
        <h2 className="text-lg font-semibold">{t('letter.heading')}</h2>
        <p>{t('letter.dear', { name: client.full_name, username: client.username })}</p>
      </header>
      <p>
        {allotted === 0
          ? t('letter.none', { product: product.name })
          : t('letter.won', {
              count: allotted,
              product: product.name,
              allotted: amount(`${allotted}`),
            })}
        {payable !== null &&
          deadline !== null &&
          ` ${t('letter.pay', { amount: payable, deadline: exact(deadline) })}`}
        {refunded !== null && ` ${t('letter.back', { amount: refunded })}`}
      </p>
      <Facts facts={facts} />
      <Draw result={result} />
      {result.corrected_at !== null && (
        <p>{t('letter.corrected', { at: exact(result.corrected_at) })}</p>
      )}
    </article>
  );
}

/** The numbers of the order and how anyone can check the draw. */
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
