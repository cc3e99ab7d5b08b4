import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { cn } from '#/core/ui/cn.ts';

type SwitchProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      data-slot="switch"
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={cn(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full border transition-colors disabled:cursor-not-allowed disabled:opacity-60',
        checked ? 'border-selection bg-selection' : 'border-line-strong bg-sunken',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'size-3.5 rounded-full transition-transform',
          checked ? 'translate-x-[1.125rem] bg-selection-ink' : 'translate-x-0.5 bg-ink-muted',
        )}
      />
    </button>
  );
}

export function SwitchField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
>({
  control,
  name,
  label,
  hint,
}: {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
}) {
  const { field } = useController({ control, name });
  return (
    <div data-slot="field" className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        {hint !== undefined && <p className="text-xs text-ink-muted">{hint}</p>}
      </div>
      <Switch label={label} checked={Boolean(field.value)} onChange={field.onChange} />
    </div>
  );
}
