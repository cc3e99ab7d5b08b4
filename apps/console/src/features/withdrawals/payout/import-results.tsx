import type { Schemas } from '@brokerdesk/sdk';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { type FileRow, readRows } from '#/business/bulk/read-rows.ts';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { readToSend } from './payout-calls.ts';

type PaymentResult = {
  id: string;
  withdrawal: Schemas.Withdrawal;
  reference: string;
  sentOn: string;
};

type ResultFault = 'notToSend' | 'twice' | 'noReference' | 'noDay';

type PaymentResults = {
  results: readonly PaymentResult[];
  faults: readonly { number: number; text: string; fault: ResultFault }[];
};

/** Without spaces and signs. */
const headings = {
  id: ['id', 'endtoendid', 'orderno', 'ordernumber', '订单号', '单号'],
  reference: [
    'reference',
    'bankreference',
    'ref',
    'hash',
    'txhash',
    '流水号',
    '银行流水号',
    '交易哈希',
  ],
  day: ['day', 'date', 'valuedate', 'paymentdate', 'senton', '日期', '汇出日期'],
} as const;

const plain = (heading: string) => heading.toLowerCase().replace(/[\s._\-#:：()（）]/g, '');

type Columns = Record<keyof typeof headings, number>;

/** Null if the first row names none of them. */
function columnsIn(first: readonly string[]): Columns | null {
  const names = first.map(plain);
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const { id, reference, day } = headings;
  const columns = { id: at(id), reference: at(reference), day: at(day) };
  return Math.min(...Object.values(columns)) < 0 ? null : columns;
}

export function readResults(
  all: readonly FileRow[],
  toSend: readonly Schemas.Withdrawal[],
): PaymentResults {
  const named = columnsIn(all[0]?.cells ?? []);
  const columns = named ?? { id: 0, reference: 1, day: 2 };
  const byId = new Map(toSend.flatMap((one) => [[one.order_no, one] as const, [one.id, one]]));
  const results = new Map<string, PaymentResult>();
  const faults: PaymentResults['faults'][number][] = [];
  for (const { number, cells } of named ? all.slice(1) : all) {
    const of = (name: keyof Columns) => cells[columns[name]] ?? '';
    const read = readResult(byId.get(of('id')), of('reference'), of('day'));
    const fault = typeof read === 'string' ? read : results.has(read.id) && 'twice';
    if (fault !== false) faults.push({ number, text: cells.filter(Boolean).join(' · '), fault });
    else if (typeof read !== 'string') results.set(read.id, read);
  }
  return { results: [...results.values()], faults };
}

function readResult(
  withdrawal: Schemas.Withdrawal | undefined,
  reference: string,
  day: string,
): PaymentResult | ResultFault {
  if (withdrawal === undefined) return 'notToSend';
  if (reference === '') return 'noReference';
  const sentOn = dayOf(day);
  return sentOn === null ? 'noDay' : { id: withdrawal.id, withdrawal, reference, sentOn };
}

/** `2026-11-27` of that, of `2026/11/27` or of `20261127`; null of anything else. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export function ImportResults({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payout');
  const sdk = useSdk();
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({
    mutationFn: async (file: File): Promise<PaymentResults> => {
      const rows = await readRows(file);
      if (rows === null) throw new Error('The file is no table.');
      return readResults(rows, await readToSend(sdk));
    },
  });
  const start = useBulkStart();
  const found = read.data;
  const count = found?.results.length ?? 0;
  const run = () => {
    if (found) {
      start({
        ...{ operation: 'markPayoutSent', body: { receipt: null } },
        items: found.results.map(({ id, reference, sentOn, withdrawal: { version } }) => ({
          ...{ id, version, body: { reference, sent_on: sentOn } },
        })),
      });
    }
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('import.title')}
      description={t('import.about')}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          {read.isError && <Notice tone="danger" title={t('import.unreadable')} announced />}
          {found && <Found {...found} />}
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,text/csv,text/plain"
            aria-label={t('import.file')}
            className="hidden"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // The same file can be chosen again once it was corrected.
              target.value = '';
              if (chosen) read.mutate(chosen);
            }}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('file.cancel')}</Button>
        <Button
          variant={count > 0 ? 'secondary' : 'primary'}
          busy={read.isPending}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {t(found ? 'import.chooseOther' : 'import.choose')}
        </Button>
        {count > 0 && (
          <Button variant="primary" onClick={run}>
            {t('import.confirm', { count })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

const scrolled = 'max-h-48 overflow-y-auto rounded-md border border-line';

function Found({ results, faults }: PaymentResults) {
  const { t } = useTranslation('payout');
  const { money } = useMoney();
  return (
    <>
      <p role="status">{t('import.found', { count: results.length })}</p>
      {results.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <ul tabIndex={0} aria-label={t('import.good')} className={scrolled}>
          {results.map(({ id, withdrawal, reference, sentOn }) => (
            <li key={id} className="border-b border-line px-3 py-1.5 last:border-b-0">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{withdrawal.order_no}</span>
                <span>{money(withdrawal.net_amount, withdrawal.currency)}</span>
              </span>
              <span className="block text-xs break-all text-ink-muted">
                {[withdrawal.client.full_name, reference, sentOn].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <Notice tone="warning" title={t('import.faults', { count: faults.length })} announced>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <ul tabIndex={0} aria-label={t('import.bad')} className="max-h-48 overflow-y-auto">
            {faults.map(({ number, text, fault }) => (
              <li key={number} className="py-1">
                <span className="font-medium text-ink">{t('import.row', { number })}</span>{' '}
                <span className="text-danger-text">{t(`import.fault.${fault}`)}</span>
                <span className="block text-xs break-all">{text}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
