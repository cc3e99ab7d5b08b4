import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, FormDrawer } from '#/ui/form/overlay/form-overlay.tsx';
import { RecordConflict } from './conflict-notice.tsx';
import type { RecordFormState } from './use-record-form.ts';

export type RecordFormProps<Draft extends FieldValues, Intent, Answer> = {
  of: Pick<RecordFormState<unknown, Draft, Intent, Answer>, 'sending' | 'conflict'>;
  title: string;
  description: ReactNode;
  /** On the button that sends it. */
  submit: string;
  /** On the button that closes it, if "Cancel" could be misread as the action. */
  cancel?: string;
  failed: string;
  /** Names the kind of record when another user was faster. */
  conflictTitle?: string;
  /** For a long form. */
  drawer?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Dialog or drawer that creates or edits a record, open as long as it is rendered. Shows the changes of other
 * users above its fields.
 */
export function RecordForm<Draft extends FieldValues, Intent, Answer>({
  of: { sending, conflict },
  conflictTitle,
  drawer = false,
  children,
  ...overlay
}: RecordFormProps<Draft, Intent, Answer>) {
  const Overlay = drawer ? FormDrawer : FormDialog;
  return (
    <Overlay {...overlay} {...sending} told={conflict?.problem}>
      <div className="flex flex-col gap-4">
        {conflict && <RecordConflict {...conflict} title={conflictTitle} />}
        {children}
      </div>
    </Overlay>
  );
}
