import { actionsIn, amendmentStates } from '@brokerdesk/machines/records';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { FilePen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { Permit } from '#/ui/permission.tsx';
import { profitOf } from '../order/amended-account.ts';
import { MoneyEffect } from '../order/amendment-changes.tsx';
import { ClientView } from '../order/order-facts.tsx';
import { isFieldName, useFieldText } from '../order/order-fields.ts';
import {
  type AmendDraft,
  amendableFields,
  changedFields,
  proposeReasons,
  toAmendDraft,
} from './amend-draft.ts';
import { AmendField } from './amend-field.tsx';

function AmendPreview({
  order,
  after,
  reason,
}: {
  order: Schemas.AmendableOrder;
  after: Readonly<Record<string, string | null>>;
  reason: string;
}) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <section aria-label={t('effect.title')} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('effect.title')}</h3>
        <MoneyEffect order={order} after={after} />
      </section>
      <section aria-label={t('clientView.title')} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('clientView.title')}</h3>
        <ClientView order={order} after={after} reason={reason} />
      </section>
    </>
  );
}

const createAmendment = recordWrite({
  write: async (sdk, body: Schemas.AmendmentCreate, key) =>
    unwrap(
      await sdk.POST('/emergency/admin/v1/amend', {
        params: { header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics: ['amendment'],
});

function AmendForm({ order, onClose }: { order: Schemas.AmendableOrder; onClose: () => void }) {
  const { t } = useTranslation(['emergency', 'decision']);
  const { label, value } = useFieldText(order);
  const names = amendableFields(order);
  const edit = useRecordForm({
    record: order,
    toDraft: toAmendDraft,
    labels: { reason_code: t('propose.reasonCode'), reason: t('column.reason') },
    fields: [...names.map((name) => `after.${name}` as const), 'reason_code', 'reason', 'evidence'],
    describe: ({ after }) => names.map((name) => ({ label: label(name), text: after[name] })),
    fieldOfCode: { FILE_NOT_READY: { field: 'evidence' } },
    write: createAmendment,
    done: ({ order_no: orderNo }) => t('propose.done', { orderNo }),
    updateSeen: withCurrent,
    faults: ({ after }, seen) => {
      const [first] = amendableFields(seen);
      if (first === undefined || Object.keys(changedFields(seen, after)).length > 0) return [];
      return [{ field: `after.${first}`, say: () => i18next.t('emergency:propose.nothing') }];
    },
    prepare: async (
      { reason_code: code, ...draft },
      seen,
    ): Promise<Schemas.AmendmentCreate | null> => {
      const evidence = await arrivedFile(edit.form, 'evidence');
      if (evidence === undefined || code === '') return null;
      return {
        kind: seen.kind,
        target_id: seen.id,
        base_version: seen.version,
        after: changedFields(seen, draft.after),
        reason_code: code,
        reason: draft.reason.trim(),
        evidence,
      };
    },
  });
  const { control } = edit.form;
  const [typed, reason] = useWatch({ control, name: ['after', 'reason'] });
  const seen = edit.seen ?? order;
  useSaleFields(edit.form, seen);
  const changed = changedFields(seen, typed as AmendDraft['after']);
  return (
    <RecordForm
      of={edit}
      drawer
      title={t('propose.title', { orderNo: order.order_no })}
      description={t('propose.about')}
      submit={t('propose.submit')}
      failed={t('propose.failed')}
      conflictTitle={t('propose.conflict')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        {names.map((name) => (
          <div key={name} className={name === 'remark' ? 'md:col-span-2' : undefined}>
            <AmendField
              form={edit.form}
              name={name}
              order={seen}
              now={t('propose.now', {
                value: value(
                  name,
                  seen.fields.find((field) => field.name === name)?.value,
                  seen.currency,
                ),
              })}
            />
          </div>
        ))}
      </div>
      <BarredFields order={seen} />
      <SelectField
        {...edit.field('reason_code')}
        placeholder={t('choose')}
        requiredMessage={t('propose.reasonCodeRequired')}
        options={proposeReasons.map((code) => ({
          value: code,
          label: t(`decision:reasonCode.${code}`),
        }))}
      />
      <TextareaField
        {...edit.field('reason')}
        hint={t('propose.reasonHint')}
        requiredMessage={t('propose.reasonRequired')}
        maxLength={500}
      />
      <FileField
        form={edit.form}
        name="evidence"
        label={t('evidence.title')}
        notSentMessage={t('propose.notSent')}
        purpose="amendment_evidence"
      />
      <AmendPreview order={seen} after={changed} reason={reason} />
    </RecordForm>
  );
}

/** A price gives the profit, and a profit of its own has no price. */
function useSaleFields(
  { watch, setValue }: UseFormReturn<AmendDraft>,
  seen: Schemas.AmendableOrder,
) {
  useEffect(() => {
    const { unsubscribe } = watch(({ after }, { name, type }) => {
      if (type !== 'change') return;
      const options = { shouldDirty: true, shouldValidate: true };
      if (name === 'after.sold_price') {
        const { profit } = profitOf(seen, { sold_price: after?.sold_price });
        if (profit !== undefined) setValue('after.profit', profit, options);
      }
      if (name === 'after.profit') setValue('after.sold_price', '', options);
    });
    return unsubscribe;
  }, [watch, setValue, seen]);
}

function BarredFields({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const { label } = useFieldText(order);
  const barred = order.fields.flatMap(({ name, barred: why }) =>
    why !== null && isFieldName(name) ? [{ label: label(name), value: t(`barred.${why}`) }] : [],
  );
  if (barred.length === 0) return null;
  return (
    <section aria-label={t('propose.barred')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('propose.barred')}</h3>
      <Facts facts={barred} />
    </section>
  );
}

function withCurrent(seen: Schemas.AmendableOrder, current: unknown): Schemas.AmendableOrder {
  // The server sends each field under its own name, beside `status` and `version`.
  const { status, version, ...values } = current as Record<string, string | null> & {
    status: string;
    version: number;
  };
  const fields = seen.fields.map((field) => ({ ...field, value: values[field.name] ?? null }));
  return { ...seen, status, version, fields };
}

export function ProposeButton({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState(false);
  const pending = order.amendments.find(({ status }) =>
    actionsIn(amendmentStates, status).includes('approve'),
  );
  if (pending && !open) {
    return <Notice tone="info" title={t('propose.waits', { name: pending.maker.name })} />;
  }
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <FilePen aria-hidden="true" />
        {t('propose.button')}
      </Button>
      {open && <AmendForm order={order} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
