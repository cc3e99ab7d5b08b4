import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { useFormSubmit } from '#/ui/form/use-form-submit.ts';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { Permit } from '#/ui/permission.tsx';
import { Changes } from './changes.tsx';
import { RecordConflict } from './conflict-notice.tsx';
import { PlannedChanges } from './planned-changes.tsx';
import type { RecordFormState } from './record-form.tsx';

export function PageForm<Row, Draft extends FieldValues, Intent, Answer>({
  of,
  label,
  submit,
  blocked,
  failed,
  children,
}: {
  of: RecordFormState<Row, Draft, Intent, Answer>;
  label: string;
  submit: string;
  blocked?: string | undefined;
  failed: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('form');
  const { form, sending, conflict, newer, undo } = of;
  const { isDirty } = useFormState({ control: form.control });
  const settled = useUnsaved(isDirty, undo);
  const { busy, error, incomplete, onSubmit } = useFormSubmit({
    ...sending,
    onSent: (answer) => {
      settled();
      sending.onSent(answer);
    },
  });
  return (
    <form noValidate aria-label={label} className="flex flex-col gap-4" onSubmit={onSubmit}>
      <h2 className="sr-only">{label}</h2>
      {conflict && <RecordConflict {...conflict} />}
      {newer && !conflict && (
        <Notice announced tone="warning" title={t('conflict.title')}>
          <Changes changes={newer} />
          <p>{t('conflict.kept')}</p>
        </Notice>
      )}
      {children}
      {isDirty && <PlannedChanges of={of} />}
      <FormSummary error={error} incomplete={incomplete} failed={failed} told={conflict?.problem} />
      <Permit action="update">
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={blocked !== undefined}
            title={blocked}
          >
            {submit}
          </Button>
          {isDirty && (
            <Button disabled={busy} onClick={undo}>
              {t('reset')}
            </Button>
          )}
        </div>
      </Permit>
    </form>
  );
}
