import { useState } from 'react';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { Changes } from '#/business/record/changes.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useFieldText } from '../field-text.ts';
import { useFaultLabel } from '../form/use-fault-text.ts';
import { kinds } from '../kinds/kinds.ts';
import {
  codeOf,
  fieldsOf,
  type Product,
  type ProductKind,
  type ProductKindDefinition,
} from '../kinds/product-fields.ts';
import { toBody } from '../product-draft.ts';
import { type CopiedTerms, copyTerms, differingTerms, isCopied } from './terms.ts';

const nameOf = (product: Product) => `${codeOf(product)} ${product.name}`;

export function CopyDialog({
  kind,
  rows,
  onBegun,
  onClose,
}: {
  kind: ProductKind;
  rows: readonly Product[];
  onBegun: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('product');
  const { label } = useFieldText();
  const start = useBulkStart();
  const of = kinds[kind];
  const [sourceId, setSourceId] = useState(rows[0]?.id ?? '');
  /** Terms that the user has switched on or off; the others follow `isDefault`. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const source = rows.find(({ id }) => id === sourceId);
  if (source === undefined) return null;
  const targets = rows.filter(({ id }) => id !== sourceId);
  const terms = differingTerms(of, source, targets);
  const isChosen = ({ name, isDefault }: (typeof terms)[number]) => choices[name] ?? isDefault;
  const names = terms.filter(isChosen).map(({ name }) => name);
  const copies = targets.map((target) => copyTerms(of, source, target, names));
  const sent = copies.filter(isCopied);
  const confirm = () => {
    const items = sent.map(({ product: { id, version }, after }) => ({
      ...{ id, version },
      body: toBody(of, after),
    }));
    start({ operation: 'updateProduct', kind, body: {}, items });
    onClose();
    onBegun();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.copy.title')}
      description={t('bulk.copy.about')}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <span aria-hidden="true" className="font-medium">
              {t('bulk.copy.source')}
            </span>
            <Select
              aria-label={t('bulk.copy.source')}
              value={sourceId}
              options={rows.map((row) => ({ value: row.id, label: nameOf(row) }))}
              onChange={({ target }) => setSourceId(target.value)}
            />
          </div>
          {terms.length === 0 ? (
            <p role="status">{t('bulk.copy.same')}</p>
          ) : (
            <fieldset>
              <legend className="mb-1 font-medium">{t('bulk.copy.terms')}</legend>
              <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
                {terms.map((term) => (
                  <label key={term.name} className="flex items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4 accent-selection"
                      checked={isChosen(term)}
                      onChange={({ target }) =>
                        setChoices({ ...choices, [term.name]: target.checked })
                      }
                    />
                    {label(term.name)}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <ul aria-label={t('bulk.copy.preview')} className="flex flex-col gap-2">
            {copies.map((copy) => (
              <Copy key={copy.product.id} of={of} copy={copy} />
            ))}
          </ul>
          <p className="text-ink-muted">{t('bulk.alone')}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('bulk.cancel')}</Button>
        <Button variant="primary" disabled={sent.length === 0} onClick={confirm}>
          {t('bulk.copy.confirm', { count: sent.length })}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Copy({ of, copy }: { of: ProductKindDefinition; copy: CopiedTerms }) {
  const { t } = useTranslation('product');
  const { label, text } = useFieldText();
  const faultLabel = useFaultLabel(of);
  const { product, ended, before, after, changed, kept, faults } = copy;
  const fields = fieldsOf(of);
  const written = (name: string, draft: CopiedTerms['after']) => {
    const field = fields[name];
    return (field && text(name, field, draft[name], product.currency)) ?? '';
  };
  const changes = changed.map((name) => ({
    label: label(name),
    before: written(name, before),
    after: written(name, after),
  }));
  return (
    <li className="rounded-md border border-line px-3 py-2">
      <p className="font-medium">{nameOf(product)}</p>
      {ended ? (
        <p className="text-danger-text">{t('bulk.copy.ended')}</p>
      ) : (
        <>
          {changes.length === 0 && <p className="text-ink-muted">{t('bulk.copy.unchanged')}</p>}
          <Changes changes={changes} />
          {(['promised', 'currency'] as const).map((why) => {
            const labels = kept.filter((one) => one.why === why).map(({ name }) => label(name));
            return (
              labels.length > 0 && (
                <p key={why} className="text-xs text-warning-text">
                  {t(`bulk.copy.kept.${why}`, { labels: labels.join(t('import.comma')) })}
                </p>
              )
            );
          })}
          {faults.map((fault) => (
            <p key={`${fault.field} ${fault.code}`} className="text-xs text-danger-text">
              {t('bulk.copy.fault', {
                label: label(fault.field.split('.')[0] ?? ''),
                fault: faultLabel(fault, product.currency),
              })}
            </p>
          ))}
        </>
      )}
    </li>
  );
}
