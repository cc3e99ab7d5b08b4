import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSummary } from '#/kit/form/form-summary.tsx';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';

export type ConfirmActionProps<Intent, Answer> = {
  title: string;
  /** What it does, to whom, and whether there is a way back: a sentence each. */
  effects: readonly string[];
  confirm: string;
  failed: string;
  tone?: 'primary' | 'danger';
  mutation: Pick<
    UseMutationResult<Answer, Error, Intent>,
    'mutateAsync' | 'reset' | 'isPending' | 'error'
  >;
  intent: Intent;
  onClose: () => void;
  /** Above what went wrong, such as who was faster. */
  children?: ReactNode;
};

/** Says what will happen before it does it, and stays with the server's reason where it is refused. */
export function ConfirmAction<Intent, Answer>({
  title,
  effects,
  confirm,
  failed,
  tone = 'primary',
  mutation,
  intent,
  onClose,
  children,
}: ConfirmActionProps<Intent, Answer>) {
  const send = () => {
    mutation.reset();
    void mutation.mutateAsync(intent).then(onClose, () => {});
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={mutation.isPending}
      tone={tone}
      title={title}
      description={
        <div className="flex flex-col gap-1.5 break-words">
          {effects.map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
        </div>
      }
      confirm={confirm}
      onConfirm={send}
    >
      <div className="flex flex-col gap-3 empty:hidden">
        {children}
        <FormSummary error={mutation.error} incomplete={false} failed={failed} />
      </div>
    </AlertDialog>
  );
}
