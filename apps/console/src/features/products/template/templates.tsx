import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { Permit } from '#/ui/permission.tsx';
import { templateTerms } from '../bulk/terms.ts';
import { useFieldText } from '../field-text.ts';
import { kinds } from '../kinds/kinds.ts';
import { fieldsOf, type Product, type ProductKind } from '../kinds/product-fields.ts';
import { templatesQuery } from '../product-queries.ts';
import { deleteTemplate, saveTemplate } from '../product-writes.ts';

type Template = Schemas.ProductTemplate;

const nameMax = 80;

function useTermsText(kind: ProductKind): (terms: Template['terms']) => string {
  const { t } = useTranslation('product');
  const { label, text, separator } = useFieldText();
  const fields = fieldsOf(kinds[kind]);
  return (terms) =>
    Object.entries(fields)
      .flatMap(([name, field]) => {
        const shown = text(name, field, terms[name], String(terms['currency'] ?? ''));
        return shown ? t('template.term', { label: label(name), value: shown }) : [];
      })
      .join(separator);
}

export function TemplatePicker({
  kind,
  onPick,
}: {
  kind: ProductKind;
  onPick: (terms: Template['terms']) => void;
}) {
  const { t } = useTranslation('product');
  const query = useQuery(templatesQuery(useSdk(), kind));
  const [id, setId] = useState('');
  const templates = query.data ?? [];
  if (query.isError) return <QueryError query={query} />;
  if (templates.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="font-medium">
        {t('template.from')}
      </span>
      <Select
        aria-label={t('template.from')}
        value={id}
        options={[
          { value: '', label: t('template.none') },
          ...templates.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={({ target }) => {
          setId(target.value);
          const picked = templates.find((one) => one.id === target.value);
          if (picked) onPick(picked.terms);
        }}
      />
      <p className="text-xs text-ink-muted">{t('template.fromHint')}</p>
    </div>
  );
}

export function TemplateForm({
  kind,
  onClose,
  ...of
}: { kind: ProductKind; onClose: () => void } & ({ product: Product } | { template: Template })) {
  const { t } = useTranslation('product');
  const termsText = useTermsText(kind);
  const label = t('template.name');
  const isNew = 'product' in of;
  const terms = isNew ? templateTerms(kinds[kind], of.product) : of.template.terms;
  const edit = useRecordForm({
    record: isNew ? null : of.template,
    toDraft: (row: Template | null) => ({ name: row?.name ?? '' }),
    labels: { name: label },
    write: saveTemplate,
    done: ({ name }) => t(isNew ? 'template.saved' : 'template.renamed', { name }),
    prepare: ({ name }, seen) => ({ kind, name: name.trim(), terms, seen }),
  });
  return (
    <RecordForm
      of={edit}
      title={t(isNew ? 'template.save' : 'template.rename')}
      description={t('template.about')}
      submit={t('template.submit')}
      failed={t('template.failed')}
      conflictTitle={t('template.conflict')}
      onClose={onClose}
    >
      <TextField
        {...edit.field('name')}
        requiredMessage={t('required', { label })}
        maxLength={nameMax}
      />
      <p className="wrap-anywhere text-ink-muted">{termsText(terms)}</p>
    </RecordForm>
  );
}

export function TemplatesDialog({ kind, onClose }: { kind: ProductKind; onClose: () => void }) {
  const { t } = useTranslation('product');
  const query = useQuery(templatesQuery(useSdk(), kind));
  const termsText = useTermsText(kind);
  const [open, setOpen] = useState<{ what: 'rename' | 'delete'; template: Template } | null>(null);
  const close = () => setOpen(null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('template.title')}
      description={t('template.listAbout')}
    >
      <DialogBody>
        <Loaded query={query}>
          {(templates) =>
            templates.length === 0 ? (
              <p className="py-6 text-center text-ink-muted">{t('template.empty')}</p>
            ) : (
              <ul aria-label={t('template.title')} className="flex flex-col">
                {templates.map((template) => (
                  <li
                    key={template.id}
                    aria-label={template.name}
                    className="flex flex-wrap items-start gap-2 border-b border-line py-2.5 last:border-b-0"
                  >
                    <div className="min-w-0 flex-1 basis-60 wrap-anywhere max-md:basis-full">
                      <p className="font-medium">{template.name}</p>
                      <p className="text-xs text-ink-muted">{termsText(template.terms)}</p>
                    </div>
                    <Permit action="update">
                      <Button size="sm" onClick={() => setOpen({ what: 'rename', template })}>
                        {t('template.rename')}
                      </Button>
                    </Permit>
                    <Permit action="delete">
                      <Button
                        size="sm"
                        variant="danger-outline"
                        onClick={() => setOpen({ what: 'delete', template })}
                      >
                        {t('delete.button')}
                      </Button>
                    </Permit>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('compare.close')}</Button>
      </DialogFooter>
      {open?.what === 'rename' && (
        <TemplateForm kind={kind} template={open.template} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <RecordAction
          record={open.template}
          tone="danger"
          title={t('delete.title', { name: open.template.name })}
          effects={[t('template.deleteEffect')]}
          confirm={t('delete.button')}
          failed={t('template.failed')}
          conflictTitle={t('template.conflict')}
          write={deleteTemplate}
          done={() => t('delete.done', { name: open.template.name })}
          intent={({ id, version }) => ({ kind, id, version })}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
