import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { type FieldProps, type Judge, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

export function PasswordField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & {
    autoComplete: 'current-password' | 'new-password';
    judge?: Judge<string>;
    below?: (show: () => void) => ReactNode;
  },
) {
  const { t } = useTranslation('form');
  const { field, error, required } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <>
          <div className="relative">
            <Input
              {...field}
              {...control}
              type={shown ? 'text' : 'password'}
              autoComplete={props.autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={props.maxLength}
              className="pr-9"
            />
            <IconButton
              size="sm"
              className="absolute top-0.5 right-0.5"
              label={t(shown ? 'password.hide' : 'password.show', { field: props.label })}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </IconButton>
          </div>
          {props.below?.(() => setShown(true))}
        </>
      )}
    </FieldFrame>
  );
}
