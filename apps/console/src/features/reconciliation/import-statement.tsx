import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parseCsv, readCsvFile } from '#/business/bulk/read-rows.ts';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { FileDrop } from '#/ui/form/file/file-drop.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { importStatement } from './reconciliation-calls.ts';

const accepted = ['.csv', '.txt', '.ofx', '.sta', '.mt940', '.940', '.xml', 'text/csv', 'text/xml'];

const blank = { acc_no: '', bank_name: '', currency: '', number: '', opening: '', closing: '' };
type Given = typeof blank;

type Mapping = NonNullable<Schemas.BankStatementFile['mapping']>;

type ChosenFile = { name: string; content: string };

const orNull = (text: string) => text.trim() || null;

const requestOf = (file: ChosenFile, given: Given, mapping: Mapping | null) =>
  ({
    content: file.content,
    acc_no: orNull(given.acc_no),
    bank_name: orNull(given.bank_name),
    currency: orNull(given.currency.toUpperCase()),
    number: orNull(given.number),
    opening: orNull(given.opening.replaceAll(',', '')),
    closing: orNull(given.closing.replaceAll(',', '')),
    mapping,
  }) satisfies Schemas.BankStatementFile;

function usePreview(request: Schemas.BankStatementFile | null) {
  const sdk = useSdk();
  return useQuery({
    queryKey: ['reconciliation', 'preview', request],
    queryFn: async ({ signal }) => {
      if (request === null) return null;
      const init = { body: request, signal };
      return unwrap(await sdk.POST('/reconciliation/admin/v1/statement/preview', init));
    },
    enabled: request !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** Reads a file of the bank, shows what would be stored, and stores it. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const form = useForm({ defaultValues: blank });
  const given = useDeferredValue(useWatch({ control: form.control }) as Given);
  const query = usePreview(file && requestOf(file, given, mapping));
  const preview = query.isError ? null : (query.data ?? null);
  const mutation = useRecordWrite(importStatement, ({ line_count: count }) =>
    t('import.done', { count }),
  );
  const read = async (chosen: File) => {
    setMapping(null);
    setFile({ name: chosen.name, content: await readCsvFile(chosen) });
  };
  const ready =
    preview !== null &&
    !preview.imported &&
    preview.faults.length === 0 &&
    preview.missing.length === 0;
  return (
    <FormDialog
      form={form}
      mutation={mutation}
      fields={['acc_no', 'bank_name', 'currency', 'number', 'opening', 'closing']}
      prepare={(values) => (file && ready ? requestOf(file, values, preview.mapping) : null)}
      title={t('import.title')}
      description={t('import.about')}
      submit={t('import.submit')}
      failed={t('import.failed')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <ChooseFile name={file?.name} onFile={(chosen) => void read(chosen)} />
        {query.isError && (
          <Notice tone="danger" title={t('import.unreadable')} announced>
            {describeProblem(query.error).message}
          </Notice>
        )}
        {file !== null && (preview?.format === 'csv' || query.isError) && (
          <Columns
            file={file}
            mapping={mapping ?? preview?.mapping ?? null}
            onChange={setMapping}
          />
        )}
        {preview !== null && (
          <>
            <Missing control={form.control} preview={preview} given={given} />
            <Balances preview={preview} />
            <Faults faults={preview.faults} />
            <Lines preview={preview} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

const plain = {
  ...{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': true },
};

function ChooseFile({ name, onFile }: { name: string | undefined; onFile: (file: File) => void }) {
  const { t } = useTranslation('bank-statement');
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs text-ink-muted">
        {t('import.file')}
      </label>
      <FileDrop aria={{ id, ...plain }} accept={accepted} ref={null} onFile={onFile} />
      {name !== undefined && <p className="break-all text-ink-muted">{name}</p>}
    </div>
  );
}

type Control = ReturnType<typeof useForm<Given>>['control'];

/** Fields for values that the file lacks; number and bank may stay empty. */
function Missing({
  control,
  preview,
  given,
}: {
  control: Control;
  preview: Schemas.BankStatementPreview;
  given: Given;
}) {
  const { t } = useTranslation('bank-statement');
  const asks = (name: keyof Given) =>
    preview.missing.some((one) => one === name) || given[name] !== '';
  const known = preview.bank_name !== null && given.bank_name === '';
  const asked: (keyof Given)[] = [
    ...(['acc_no', 'currency'] as const).filter(asks),
    ...(known ? [] : (['bank_name'] as const)),
    ...(preview.number === null || given.number !== '' ? (['number'] as const) : []),
    ...(['opening', 'closing'] as const).filter(asks),
  ];
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {asked.map((part) => (
        <TextField
          key={part}
          control={control}
          name={part}
          label={t(`field.${part}`)}
          {...(part !== 'number' && part !== 'bank_name' && { requiredMessage: t('required') })}
          maxLength={40}
        />
      ))}
    </div>
  );
}

function Balances({ preview }: { preview: Schemas.BankStatementPreview }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { currency, difference, gap, imported } = preview;
  const amount = (value: string | null) =>
    value === null ? null : currency === null ? value : money(value, currency);
  const facts: Fact[] = [
    { label: t('field.format'), value: t(`reconciliation:format.${preview.format}`) },
    {
      label: t('field.acc_no'),
      value: [preview.bank_name, preview.acc_no].filter(Boolean).join(' ') || null,
    },
    { label: t('field.number'), value: preview.number },
    {
      label: t('field.period'),
      value: [preview.from, preview.to].filter(Boolean).join(' – ') || null,
    },
    { label: t('field.opening'), value: amount(preview.opening) },
    { label: t('field.sum'), value: amount(preview.sum) },
    { label: t('field.closing'), value: amount(preview.closing) },
    { label: t('field.difference'), value: amount(difference) },
  ];
  return (
    <>
      {imported && <Notice tone="danger" title={t('import.imported')} announced />}
      {difference !== null && Number(difference) !== 0 && (
        <Notice
          tone="warning"
          title={t('import.differs', { difference: amount(difference) })}
          announced
        />
      )}
      {gap !== null && Number(gap) !== 0 && (
        <Notice
          tone="warning"
          title={t('import.gap', { gap: amount(gap), previous: amount(preview.previous_closing) })}
        />
      )}
      <Facts facts={facts} />
    </>
  );
}

const shownMax = 50;

function Faults({ faults }: { faults: readonly Schemas.BankFileFault[] }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" title={t('import.faults', { count: faults.length })} announced>
      <ul>
        {faults.slice(0, shownMax).map(({ row, fault }) => (
          <li key={row}>
            {t('import.row', { row })} {t(`reconciliation:fault.${fault}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const mapped = [
  'day',
  'amount',
  'credit',
  'debit',
  'balance',
  'payer',
  'reference',
  'text',
] as const;

const noColumns: Mapping = {
  ...{ day: '', amount: null, credit: null, debit: null, balance: null, payer: null },
  ...{ reference: null, text: null, day_order: 'dmy', decimal: 'point' },
};

/** Which column is which: remembered for the account once the file is imported. */
function Columns({
  file,
  mapping,
  onChange,
}: {
  file: ChosenFile;
  mapping: Mapping | null;
  onChange: (mapping: Mapping) => void;
}) {
  const { t } = useTranslation('bank-statement');
  const head = parseCsv(file.content.slice(0, 20_000)).find(
    ({ cells }) => cells.filter((cell) => cell !== '').length >= 3,
  );
  if (head === undefined) return null;
  const columns = head.cells.filter((cell) => cell !== '');
  const now = mapping ?? noColumns;
  return (
    <details open={mapping === null}>
      <summary className="cursor-pointer font-medium">{t('import.columns')}</summary>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {mapped.map((name) => (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <span aria-hidden="true" className="text-xs text-ink-muted">
              {t(`mapping.${name}`)}
            </span>
            <Select
              aria-label={t(`mapping.${name}`)}
              value={now[name] ?? ''}
              options={[
                { value: '', label: t('import.noColumn') },
                ...columns.map((column) => ({ value: column, label: column })),
              ]}
              onChange={({ target }) =>
                onChange({ ...now, [name]: name === 'day' ? target.value : target.value || null })
              }
            />
          </div>
        ))}
      </div>
    </details>
  );
}

function Lines({ preview }: { preview: Schemas.BankStatementPreview }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { lines, line_count: count, currency } = preview;
  const cell = 'border-b border-line px-2 py-1 text-left';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('import.lines', { count })}
      className="max-h-72 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-xs">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className={cell}>
              #
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.day')}
            </th>
            <th scope="col" className={cn(cell, 'text-right')}>
              {t('reconciliation:column.amount')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.payer')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.reference')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.text')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.row} className={cn(line.repeated && 'text-ink-muted')}>
              <td className={cell}>{line.row}</td>
              <td className={cn(cell, 'whitespace-nowrap')}>{line.day}</td>
              <td className={cn(cell, 'text-right whitespace-nowrap tabular-nums')}>
                {currency === null ? line.amount : money(line.amount, currency)}
              </td>
              <td className={cell}>{line.payer ?? '—'}</td>
              <td className={cell}>{line.reference ?? '—'}</td>
              <td className={cell}>
                {[
                  line.text,
                  line.reversal && t('item.reversal'),
                  line.repeated && t('item.repeated'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > lines.length && (
        <p className="px-2 py-1 text-xs text-ink-muted">
          {t('import.more', { count: count - lines.length })}
        </p>
      )}
    </section>
  );
}
