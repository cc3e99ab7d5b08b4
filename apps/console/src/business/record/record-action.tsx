import type { ReactNode } from 'react';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { RecordConflict } from './conflict-notice.tsx';
import { type Done, type RecordWrite, useRecordWrite } from './record-write.ts';
import { useSeen } from './use-seen.ts';

export type RecordActionProps<Row extends object, Intent, Answer> = {
  record: Row;
  title: string;
  effects: readonly string[];
  confirm: string;
  failed: string;
  conflictTitle?: string;
  tone?: 'primary' | 'danger';
  write: RecordWrite<Intent, Answer>;
  done: Done<Intent, Answer>;
  /** Null if its fields are not complete. */
  intent: (seen: Row) => Intent | Promise<Intent | null>;
  onClose: () => void;
  onSent?: () => void;
  children?: ReactNode;
};

export function RecordAction<Row extends object, Intent, Answer>({
  record,
  title,
  effects,
  confirm,
  failed,
  conflictTitle,
  tone = 'primary',
  write,
  done,
  intent,
  onClose,
  onSent,
  children,
}: RecordActionProps<Row, Intent, Answer>) {
  const action = useRecordWrite(write, done);
  const { seen = record, conflict } = useSeen(record, action.error);
  const send = async () => {
    action.reset();
    const prepared = await intent(seen);
    if (prepared === null) return;
    const sent = () => {
      onClose();
      onSent?.();
    };
    await action.mutateAsync(prepared).then(sent, () => {});
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={action.isPending}
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
      onConfirm={() => void send()}
    >
      <div className="flex flex-col gap-3 empty:hidden">
        {conflict && <RecordConflict problem={conflict.problem} title={conflictTitle} />}
        {children}
        <FormSummary
          error={action.error}
          incomplete={false}
          failed={failed}
          told={conflict?.problem}
        />
      </div>
    </AlertDialog>
  );
}
