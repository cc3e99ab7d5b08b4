import type { Action } from '@brokerdesk/policy';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission.tsx';
import { RecordAction, type RecordActionProps } from './record-action.tsx';

type RecordButtonProps = { action: Action; icon: LucideIcon; label: string };

/** Shown to users with the right. The form is mounted while it is open. */
export function RecordButton({
  action,
  icon: Icon,
  label,
  variant = 'primary',
  children: form,
}: RecordButtonProps &
  Pick<ButtonProps, 'variant'> & { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Permit action={action}>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {open && form(() => setOpen(false))}
    </Permit>
  );
}

/** The same for an action that only asks for a confirmation, by default with the label of the button. */
export function ActionButton<Row extends object, Intent, Answer>({
  action,
  icon,
  label,
  ...question
}: RecordButtonProps &
  Omit<RecordActionProps<Row, Intent, Answer>, 'confirm' | 'onClose'> & { confirm?: string }) {
  const variant = question.tone === 'danger' ? 'danger-outline' : 'secondary';
  return (
    <RecordButton action={action} icon={icon} label={label} variant={variant}>
      {(close) => <RecordAction confirm={label} {...question} onClose={close} />}
    </RecordButton>
  );
}
