import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { Download, FileUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type FileRow, readRows } from '#/business/bulk/read-rows.ts';
import { labelKey } from '#/business/list/use-list-labels.ts';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { serverMessage } from '#/core/i18n/language.ts';
import { type Locale, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { saveFile, toCsv } from '#/ui/api/save-file.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { withTimes } from '#/ui/time/use-time.ts';
import { useFieldText } from '../field-text.ts';
import { useFaultLabel } from '../form/use-fault-text.ts';
import { kinds } from '../kinds/kinds.ts';
import type { ProductField, ProductKind, ProductKindDefinition } from '../kinds/product-fields.ts';
import { isApplicable, toBody } from '../product-draft.ts';
import { labelsQuery, marketsQuery } from '../product-queries.ts';
import { importProducts } from '../product-writes.ts';
import {
  type ImportedProducts,
  type ImportFault,
  type ImportLabels,
  importFields,
  readProducts,
} from './read-products.ts';

/** The contract's limit for one import. */
const linesMax = 200;
const shownMax = 100;
const previewed = 5;

/** The labels of both languages: a file may have either. */
const bothLabels: ImportLabels = {
  fields: (name) => inBoth(`column.${labelKey(name)}`),
  choices: (name, value) =>
    inBoth(
      name === 'flexible'
        ? `flexible.${value === 'true' ? 'yes' : 'no'}`
        : `${labelKey(name)}.${value}`,
    ),
};

const inBoth = (key: string): string[] => locales.map((locale) => translate(locale)(key));

/** Keys are put together from the names of fields. */
const translate = (locale: Locale) =>
  i18next.getFixedT(locale, 'product') as unknown as (key: string) => string;

export function ImportDialog({ kind, onClose }: { kind: ProductKind; onClose: () => void }) {
  const { t } = useTranslation('product');
  const labels = useQuery(labelsQuery(locales, ['product']));
  const markets = useQuery(marketsQuery(useSdk()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('import.title')}
      description={t('import.about')}
    >
      <Loaded query={labels}>
        {() => (
          <Loaded query={markets}>
            {(known) => <Import of={kinds[kind]} markets={known} onClose={onClose} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

type ChosenFile = { name: string; rows: readonly FileRow[] };

function Import({
  of,
  markets,
  onClose,
}: {
  of: ProductKindDefinition;
  markets: readonly Schemas.Market[];
  onClose: () => void;
}) {
  const { t } = useTranslation('product');
  const input = useRef<HTMLInputElement>(null);
  const desk = useSettings().timezone;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const imported = useMemo(() => {
    const zoneOf = (market: string) =>
      markets.find(({ code }) => code === market)?.timezone ?? desk;
    return file && readProducts(of, file.rows, bothLabels, zoneOf);
  }, [of, file, markets, desk]);
  const write = useRecordWrite(importProducts, ({ ids }) =>
    t('import.done', { count: ids.length }),
  );
  const lines = useFaultLines(of, imported, write.error);
  const count = imported?.products.length ?? 0;
  const obstacle = useObstacle(imported);
  const usable = imported !== null && obstacle === null && imported.faults.length === 0;
  const read = async (chosen: File) => {
    write.reset();
    setFile({ name: chosen.name, rows: (await readRows(chosen)) ?? [] });
  };
  const send = async () => {
    if (!usable) return;
    const items = imported.products.map(({ draft }) => toBody(of, draft));
    await write.mutateAsync({ kind: of.kind, items }).then(onClose, () => {});
  };
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-4">
          {imported === null || file === null ? (
            <Template of={of} />
          ) : (
            <>
              <p className="break-all">{t('import.read', { name: file.name, count })}</p>
              {imported.ignored.length > 0 && (
                <p className="text-ink-muted">
                  {t('import.ignored', { columns: imported.ignored.join(t('import.comma')) })}
                </p>
              )}
              {obstacle !== null && <Notice tone="danger" title={obstacle} announced />}
              {obstacle === null && lines.length > 0 && <FaultLines lines={lines} />}
              {lines.length === 0 && write.error && (
                <FormSummary error={write.error} incomplete={false} failed={t('import.failed')} />
              )}
              {usable && lines.length === 0 && <Preview of={of} imported={imported} />}
            </>
          )}
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={t('import.file')}
            className="hidden"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // The same file can be chosen again once it was corrected.
              target.value = '';
              if (chosen) void read(chosen);
            }}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('bulk.cancel')}</Button>
        <Button variant={usable ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {t(file === null ? 'import.choose' : 'import.chooseOther')}
        </Button>
        {usable && (
          <Button variant="primary" busy={write.isPending} onClick={() => void send()}>
            {t('import.confirm', { count })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function useObstacle(imported: ImportedProducts | null): string | null {
  const { t } = useTranslation('product');
  const { label } = useFieldText();
  if (imported === null) return null;
  if (imported.products.length === 0) return t('import.empty');
  if (imported.products.length > linesMax) return t('import.tooMany', { max: linesMax });
  if (imported.missing.length === 0) return null;
  return t('import.missing', { columns: imported.missing.map(label).join(t('import.comma')) });
}

type FaultLine = { key: string; number: number; column: string; fault: string };

function useFaultLines(
  of: ProductKindDefinition,
  imported: ImportedProducts | null,
  error: Error | null,
): FaultLine[] {
  const { t } = useTranslation('product');
  const { label } = useFieldText();
  const faultLabel = useFaultLabel(of);
  if (imported === null) return [];
  const columnOf = (field: string) => label(field.split('.')[0] ?? '');
  const own = imported.faults.map((fault) => ({
    ...{ key: `${fault.number} ${fault.field}`, number: fault.number },
    column: columnOf(fault.field),
    fault: textOf(fault),
  }));
  const refused = (problemOf(error)?.errors ?? []).flatMap((one) => {
    const [, at = '', field = ''] = /^items\.(\d+)\.(.+)$/.exec(one.field) ?? [];
    const product = imported.products[Number(at)];
    if (at === '' || product === undefined) return [];
    const fault = withTimes(serverMessage(one), one.times);
    return [{ key: one.field, number: product.number, column: columnOf(field), fault }];
  });
  return [...own, ...refused].toSorted((one, other) => one.number - other.number);

  function textOf(fault: ImportFault): string {
    if ('beside' in fault) return faultLabel(fault.beside, fault.currency);
    return t(`import.fault.${fault.cell}`, { text: fault.text });
  }
}

function FaultLines({ lines }: { lines: readonly FaultLine[] }) {
  const { t } = useTranslation('product');
  return (
    <div className="flex flex-col gap-2">
      <Notice
        tone="danger"
        title={t('import.faults', { count: new Set(lines.map(({ number }) => number)).size })}
        announced
      />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('import.faultList')}
        className="max-h-72 overflow-y-auto rounded-md border border-line"
      >
        {lines.slice(0, shownMax).map(({ key, number, column, fault }) => (
          <li key={key} className="border-b border-line px-3 py-1.5 last:border-b-0">
            <span className="font-medium">{t('import.at', { number, column })}</span>{' '}
            <span className="text-danger-text">{fault}</span>
          </li>
        ))}
        {lines.length > shownMax && (
          <li className="px-3 py-1.5 text-ink-muted">
            {t('import.more', { number: lines.length - shownMax })}
          </li>
        )}
      </ul>
    </div>
  );
}

function Preview({ of, imported }: { of: ProductKindDefinition; imported: ImportedProducts }) {
  const { t } = useTranslation('product');
  const { label, text } = useFieldText();
  const fields = importFields(of);
  const cell = 'max-w-48 truncate border-b border-line px-2 py-1';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('import.preview')}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-left text-xs">
        <thead>
          <tr>
            {fields.map(([name]) => (
              <th key={name} scope="col" className={`${cell} whitespace-nowrap`}>
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imported.products.slice(0, previewed).map(({ number, draft }) => (
            <tr key={number}>
              {fields.map(([name, field]) => (
                <td key={name} className={cell}>
                  {isApplicable(of, name, draft)
                    ? text(name, field, draft[name], String(draft['currency']))
                    : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Template({ of }: { of: ProductKindDefinition }) {
  const { t } = useTranslation('product');
  const { label, choice } = useFieldText();
  const fields = importFields(of);
  const save = () => {
    const heads = fields.map(([name]) => label(name));
    saveFile(toCsv([heads]), `${of.kind}-products.csv`);
  };
  const formatOf = (name: string, field: ProductField) => {
    if (field.type === 'choice') return field.values.map((one) => choice(name, one)).join(' / ');
    if (field.type === 'yesNo') return `${t('flexible.yes')} / ${t('flexible.no')}`;
    return t(`import.format.${field.type as 'time'}`, { defaultValue: '' });
  };
  return (
    <section aria-label={t('import.columns')} className="flex flex-col gap-2">
      <p className="text-ink-muted">{t('import.hint', { max: linesMax })}</p>
      <Button className="self-start" onClick={save}>
        <Download aria-hidden="true" />
        {t('import.template')}
      </Button>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {fields.map(([name, field]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>{label(name)}</dt>
            <dd className="text-ink-muted">
              {[formatOf(name, field), field.optional ? t('import.optional') : '']
                .filter(Boolean)
                .join(' ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
