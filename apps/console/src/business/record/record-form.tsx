import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, FormDrawer } from '#/ui/form/overlay/form-overlay.tsx';
import { RecordConflict } from './conflict-notice.tsx';
import type { RecordFormState } from './use-record-form.ts';

export type RecordFormProps<Draft extends FieldValues, Intent, Answer> = {
  of: Pick<RecordFormState<unknown, Draft, Intent, Answer>, 'sending' | 'conflict'>;
  title: string;
  description: ReactNode;
  submit: string;
  /** On the button that closes it, if "Cancel" could be misread as the action. */
  cancel?: string;
  failed: string;
  conflictTitle?: string;
  drawer?: boolean;
  onClose: () => void;
  children: ReactNode;
};

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
