import type { Schemas } from '@brokerdesk/sdk';
import { type KeyboardEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { signatureOf } from '#/business/decision/two-people/signature.ts';
import type { MaybeRisky, Risky } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { ConfirmLabel, ConfirmRows, useAcceptedRisks } from './confirm-rows.tsx';
import type { Decidable, DecisionStepProps, ReasonCode, RiskAnswer } from './decision-adapter.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import { SignatureNote } from './signature-note.tsx';

export function ApproveDialog<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
>({
  record,
  labels: { approve },
  busy,
  staleNotice,
  onSend,
  onCancel,
  open,
}: DecisionStepProps<Row, Code, Input> & { open: boolean }) {
  const { t } = useTranslation(['decision', 'two-people']);
  const { id, version, client } = record;
  const answer = useRiskAnswer(record);
  const risks = useAcceptedRisks(record);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      title={approve.title}
      description={
        <>
          <ConfirmRows
            rows={[
              { label: t('approve.client'), value: `${client.full_name} (${client.username})` },
              ...(approve.rows ?? []),
              ...risks.rows,
            ]}
          />
          <div className="mt-3 flex flex-col gap-1 empty:hidden">
            {client.fake && <p>{t('approve.robot')}</p>}
            {approve.effect}
          </div>
          <SignatureNote record={record} act="approve" />
        </>
      }
      confirm={
        <ConfirmLabel tone={risks.tone} hasFields={answer.isRequired}>
          {signatureOf(record, 'approve') === 'first'
            ? t('two-people:sign.confirmFirst')
            : approve.confirm}
        </ConfirmLabel>
      }
      confirmable={!staleNotice}
      tone={risks.tone}
      focusConfirm={!answer.isRequired}
      focusField={answer.isRequired}
      onConfirm={() =>
        answer.withAnswer((accepted) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...accepted } }),
        )
      }
    >
      {staleNotice || answer.fields}
    </AlertDialog>
  );
}

export function ApproveForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  record,
  labels: { approve },
  busy,
  error,
  staleNotice,
  onSend,
  onCancel,
}: DecisionStepProps<Row, Code, Input>) {
  const { id, version } = record;
  const answer = useRiskAnswer(record);
  const risks = useAcceptedRisks(record);
  const rows = [...(approve.rows ?? []), ...risks.rows];
  return (
    <DecisionForm
      title={approve.title}
      effect={
        <>
          {rows.length > 0 && <ConfirmRows rows={rows} />}
          {approve.effect}
        </>
      }
      confirm={
        <ConfirmLabel tone={risks.tone} hasFields={answer.isRequired}>
          {approve.confirm}
        </ConfirmLabel>
      }
      tone={risks.tone}
      busy={busy}
      staleNotice={staleNotice}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        answer.withAnswer((accepted) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...accepted } }),
        );
      }}
    >
      <DecisionError error={error} />
      <SignatureNote record={record} act="approve" />
      {answer.fields}
    </DecisionForm>
  );
}

type Draft = { override: string; seen: Record<string, boolean> };

export function useRiskAnswer({ risk, risk_reasons: reasons = [] }: MaybeRisky) {
  const { t } = useTranslation(['decision', 'record']);
  const { control, register, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { override: '', seen: {} },
  });
  const isStopped = risk === 'stop';
  const looks = reasons.flatMap(({ code, level }) => (level === 'look' ? [code] : []));
  const isRequired = isStopped || looks.length > 0;
  /** Null if it is not complete, which its fields say. */
  const ask = async (): Promise<RiskAnswer | null> => {
    let given: RiskAnswer | null = null;
    await handleSubmit(({ override }) => {
      given = {
        ...(isStopped && { override_reason: override.trim() }),
        ...(looks.length > 0 && { acknowledged_reasons: looks }),
      };
    })();
    return given;
  };
  return {
    isRequired,
    fields: isRequired ? (
      <div className="flex flex-col gap-3 text-ink">
        {looks.length > 0 && (
          <Ticks isMissing={formState.errors.seen !== undefined}>
            {looks.map((code) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in it
              <label key={code} className="flex items-start gap-2">
                <Checkbox
                  {...register(`seen.${code}`, { required: true })}
                  aria-required="true"
                  aria-invalid={formState.errors.seen?.[code] !== undefined}
                />
                <span className="min-w-0 text-warning-text">{t(`record:riskReason.${code}`)}</span>
              </label>
            ))}
          </Ticks>
        )}
        {isStopped && (
          <TextareaField
            control={control}
            name="override"
            label={t('override.label')}
            hint={t('override.hint')}
            requiredMessage={t('override.required')}
            maxLength={500}
          />
        )}
      </div>
    ) : undefined,
    ask,
    withAnswer: (send: (answer: RiskAnswer) => void) =>
      void ask().then((answer) => answer && send(answer)),
  };
}

function Ticks({ isMissing, children }: { isMissing: boolean; children: React.ReactNode }) {
  const { t } = useTranslation('decision');
  const group = useRef<HTMLFieldSetElement>(null);
  const focusUnticked = () =>
    group.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  useShortcuts({ a: { labelKey: 'review.approve', run: focusUnticked } });
  // A dialog takes no keys of the page.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusUnticked();
  };
  return (
    <fieldset ref={group} className="flex flex-col gap-1.5" onKeyDown={onKeyDown}>
      <legend className="mb-1 font-medium">{t('acknowledge.legend')}</legend>
      {children}
      {isMissing && (
        <p role="alert" className="text-xs text-danger-text">
          {t('acknowledge.required')}
        </p>
      )}
    </fieldset>
  );
}

const levels = [
  { level: 'stop', tone: 'danger' },
  { level: 'look', tone: 'warning' },
] as const satisfies readonly { level: Schemas.RiskLevel; tone: string }[];

/** Reasons that the review explains itself, with their facts, are not listed twice. */
export function RiskNotice({
  risk,
  risk_reasons: reasons,
  explained,
}: Risky & { explained?: (code: Schemas.RiskReasonCode) => boolean }) {
  const { t } = useTranslation(['kit', 'record']);
  if (risk === 'none') return null;
  return (
    <div className="flex flex-col gap-2 px-5 pt-4">
      {levels.map(({ level, tone }) => {
        const found = reasons.filter((reason) => reason.level === level);
        const listed = found.filter(({ code }) => !explained?.(code));
        if (level === 'stop' ? found.length === 0 : listed.length === 0) return null;
        return (
          <Notice key={level} tone={tone} title={t(`riskNotice.${level}`)}>
            {listed.length > 0 && (
              <ul className="list-disc pl-4">
                {listed.map(({ code }) => (
                  <li key={code}>{t(`record:riskReason.${code}`)}</li>
                ))}
              </ul>
            )}
          </Notice>
        );
      })}
    </div>
  );
}
