import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { useSettled } from '#/ui/form/combobox/combobox-options.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type Item, matchLines, recordsQuery } from './reconciliation-calls.ts';

export function ChooseRecord({
  item,
  onDone,
  onClose,
}: {
  item: Item;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const form = useForm({ defaultValues: { q: '', record: '', reason: '' } });
  const { q = '', record = '' } = useWatch({ control: form.control });
  const text = useSettled(q.trim(), false);
  const lineIds = item.lines.map(({ id }) => id);
  const query = useQuery(recordsQuery(useSdk(), lineIds, text));
  const mutation = useRecordWrite(matchLines, ({ count }) => t('confirm.done', { count }));
  const known = new Set(item.records.map(({ id }) => id));
  const found = query.data?.list.filter((one) => !known.has(one.record.id));
  const chosen = found?.find((one) => one.record.id === record);
  const differs = chosen !== undefined && Number(chosen.difference) !== 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search may leave the chosen record out
  useEffect(() => form.resetField('record'), [text]);

  const hintOf = ({ record: one, reasons, difference }: Schemas.MatchableRecord) =>
    [
      one.client.full_name,
      one.day,
      ...(one.name !== null && one.name !== one.client.full_name ? [one.name] : []),
      ...(one.reference === null ? [] : [one.reference]),
      ...reasons.map((reason) => t(`reconciliation:reason.${reason}`)),
      ...(Number(difference) === 0
        ? []
        : [t('chosen.differs', { difference: money(difference, one.currency) })]),
    ].join(' · ');

  return (
    <FormDialog
      form={form}
      mutation={mutation}
      fields={['record', 'reason']}
      prepare={({ reason }) =>
        chosen === undefined
          ? null
          : [
              {
                line_ids: lineIds,
                record_ids: [chosen.record.id],
                reason: reason.trim() || null,
                replaces: item.match?.id ?? null,
              },
            ]
      }
      title={t('chosen.title', { amount: money(item.amount, item.currency) })}
      description={t(item.match === null ? 'confirm.effect' : 'chosen.replaces')}
      submit={t('together.submit')}
      failed={t('match.failed')}
      onSent={onDone}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <TextField
          control={form.control}
          name="q"
          label={t('chosen.search')}
          hint={t('chosen.searchHint')}
          maxLength={80}
        />
        {query.isError && (
          <ErrorState form="line" error={query.error} onRetry={() => void query.refetch()} />
        )}
        {found?.length === 0 && <p className="text-ink-muted">{t('chosen.none')}</p>}
        {found !== undefined && found.length > 0 && (
          <RadioField
            control={form.control}
            name="record"
            label={t('item.records')}
            requiredMessage={t('chosen.required')}
            options={found.map((one) => ({
              value: one.record.id,
              label: `${money(one.record.amount, one.record.currency)} · ${one.record.order_no}`,
              hint: hintOf(one),
            }))}
          />
        )}
        {differs && (
          <TextareaField
            control={form.control}
            name="reason"
            label={t('reason')}
            requiredMessage={t('reasonRequired')}
            maxLength={500}
          />
        )}
      </div>
    </FormDialog>
  );
}
