import { cn } from '#/core/ui/cn.ts';

export type SwitchProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. */
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
