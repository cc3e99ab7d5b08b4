import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Label } from '#/core/ui/input.tsx';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
};

export type FieldFrameProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

export function FieldFrame({ label, hint, error, required = false, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-slot="field" className="flex flex-col gap-1">
      <Label htmlFor={id}>
        {label}
        {!required && <OptionalMark />}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs break-words text-ink-muted">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function OptionalMark() {
  const { t } = useTranslation('kit');
  return <span className="ml-1.5 font-normal text-ink-faint">{t('form.optional')}</span>;
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1 text-xs text-danger-text">
      <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {children}
    </p>
  );
}
