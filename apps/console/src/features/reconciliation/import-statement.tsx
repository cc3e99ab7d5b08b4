import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parseCsv, readCsvFile } from '#/business/bulk/read-rows.ts';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { FileDrop } from '#/ui/form/file/file-drop.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { importStatement } from './reconciliation-calls.ts';
import { StatementPreview } from './statement-preview.tsx';

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

export function ImportStatement({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank-statement');
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
            <StatementPreview preview={preview} />
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
  const requested: (keyof Given)[] = [
    ...(['acc_no', 'currency'] as const).filter(asks),
    ...(known ? [] : (['bank_name'] as const)),
    ...(preview.number === null || given.number !== '' ? (['number'] as const) : []),
    ...(['opening', 'closing'] as const).filter(asks),
  ];
  if (requested.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {requested.map((part) => (
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
