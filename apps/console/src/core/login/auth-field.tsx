import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Input, Label } from '#/core/ui/input.tsx';

type AuthFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  end?: ReactNode;
  beside?: ReactNode;
};

export function AuthField({
  label,
  error,
  inputRef,
  end,
  beside,
  className,
  ...input
}: AuthFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="mt-1.5 flex items-stretch gap-2">
        <div className="relative min-w-0 flex-1">
          <Input
            id={id}
            ref={inputRef}
            inputSize="lg"
            aria-required="true"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            className={className ?? (end === undefined ? undefined : 'pr-11')}
            {...input}
          />
          {end !== undefined && (
            <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>
          )}
        </div>
        {beside}
      </div>
      <p id={errorId} className="mt-1 text-xs text-danger-text empty:hidden">
        {error}
      </p>
    </div>
  );
}

export function AuthAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-surface px-3 py-2 text-danger-text"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
