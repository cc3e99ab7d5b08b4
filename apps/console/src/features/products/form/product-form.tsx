import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ClientPreviewButton } from '../client/client-preview.tsx';
import { useFieldText } from '../field-text.ts';
import { kinds } from '../kinds/kinds.ts';
import {
  fieldsOf,
  type Product,
  type ProductKind,
  type ProductKindDefinition,
} from '../kinds/product-fields.ts';
import { isApplicable, toBody, toCopy, toDraft } from '../product-draft.ts';
import { saveProduct } from '../product-writes.ts';
import { TemplatePicker } from '../template/templates.tsx';
import { FieldControl } from './field-control.tsx';
import { MarketDays } from './market-days.tsx';
import { useMarketTimes } from './market-fields.tsx';
import { WindowsPicture } from './windows-picture.tsx';

/** Limit of the server. */
const rowsMax = 20;

export type ProductFormProps = {
  kind: ProductKind;
  /** Null for a new one. */
  product: Product | null;
  like?: Product;
  onClose: () => void;
};

export function ProductForm({ kind, product, like, onClose }: ProductFormProps) {
  const { t } = useTranslation('product');
  const { label, text } = useFieldText();
  const of = kinds[kind];
  const fields = fieldsOf(of);
  const edit = useRecordForm({
    record: product,
    toDraft: (row: Product | null): FieldValues =>
      row === null && like ? toCopy(of, like) : toDraft(of, row),
    fields: [...Object.keys(fields), ...rowFields],
    describe: (draft) =>
      Object.entries(fields).map(([name, field]) => ({
        label: label(name),
        text: isApplicable(of, name, draft)
          ? (text(name, field, draft[name], String(draft['currency'])) ?? '')
          : '',
      })),
    write: saveProduct,
    done: (saved, { seen }) =>
      seen !== null && saved.version === seen.version && saved.waiting.length > 0
        ? { title: t('waiting.sent', { name: saved.name }), description: t('waiting.about') }
        : t(seen === null ? 'create.done' : 'edit.done', { name: saved.name }),
    prepare: (draft, seen) => ({ kind, seen, body: toBody(of, draft) }),
    ...(product === null && !like && { draft: `product-${kind}` }),
  });
  const { form } = edit;
  const draft = useWatch({ control: form.control }) as FieldValues;
  useFreshFaults(form, draft);
  useMade(of, form, draft);
  const times = useMarketTimes(of, draft, toDraft(of, product));
  const unusual = of.unusual?.(draft);
  const fixed = new Set(edit.seen?.allowed.fixed_fields);
  /** Fields that the template does not hold stay as typed. */
  const begin = (terms: object) => {
    const filled = toDraft(of, terms);
    for (const name of Object.keys(terms)) {
      if (name in filled) form.setValue(name, filled[name], { shouldDirty: true });
    }
  };
  const asks = (name: string) =>
    isApplicable(of, name, draft) && !(product !== null && fields[name]?.newOnly === true);
  return (
    <RecordForm
      of={edit}
      drawer
      title={product ? t('edit.title') : like ? t('copy.title') : t('create.title')}
      description={product ? t('edit.about') : t('create.about')}
      submit={t(product ? 'edit.submit' : 'create.submit')}
      failed={t('failed')}
      conflictTitle={t('conflict')}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        {product === null && <TemplatePicker kind={kind} onPick={begin} />}
        <ClientPreviewButton
          kind={kind}
          terms={{ ...draft, ...toBody(of, draft) }}
          status={product?.status ?? of.statuses[0] ?? 'disabled'}
        />
      </div>
      {of.sections.map((section) => {
        const names = Object.keys(section.fields).filter(asks);
        if (names.length === 0) return null;
        return (
          <fieldset key={section.id} className="flex flex-col gap-3">
            <legend className="mb-2 font-semibold">{t(`section.${section.id}`)}</legend>
            <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
              {names.map((name) => (
                <FieldControl
                  key={name}
                  of={of}
                  form={form}
                  name={name}
                  draft={draft}
                  isFixed={fixed.has(name)}
                  times={times}
                />
              ))}
            </div>
            {section.id === 'price' && unusual && (
              <Notice tone="warning" announced title={t(`unusual.${unusual.code}`, unusual)} />
            )}
            {section.id === 'windows' && <WindowsPicture plan={of.windows} product={draft} />}
            {(section.id === 'windows' || section.id === 'days') && (
              <MarketDays of={of} product={draft} />
            )}
          </fieldset>
        );
      })}
    </RecordForm>
  );
}

const rowFields = Array.from({ length: rowsMax }, (_, at) => [
  `tiers.${at}.min`,
  `tiers.${at}.rate`,
  `plans.${at}.name`,
  `plans.${at}.fee`,
]).flat();

function useMade(of: ProductKindDefinition, form: UseFormReturn<FieldValues>, draft: FieldValues) {
  const last = useRef<Record<string, string>>({});
  useEffect(() => {
    for (const [name, make] of Object.entries(of.made ?? {})) {
      const made = make(draft) ?? '';
      const before = last.current[name];
      last.current[name] = made;
      const stored = String(draft[name] ?? '');
      const follows =
        fieldsOf(of)[name]?.workedOut === true ||
        (made !== before && [before, ''].includes(stored));
      if (follows && stored !== made) form.setValue(name, made, { shouldDirty: true });
    }
  }, [of, form, draft]);
}

function useFreshFaults(
  form: ReturnType<typeof useRecordForm<Product | null, FieldValues, never, never>>['form'],
  draft: FieldValues,
) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const { trigger } = form;
  const typed = JSON.stringify(draft);
  const faulty = Object.entries(errors)
    .filter(([, error]) => error?.type !== 'server')
    .map(([name]) => name)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was typed, not when a fault appears
  useEffect(() => {
    if (isSubmitted && faulty !== '') void trigger(faulty.split(','));
  }, [typed, isSubmitted, trigger]);
}
