import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProps, type TextName, useField } from '#/shared/form/field.ts';
import { FieldFrame } from '#/shared/form/field-frame.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { Input } from '#/shared/ui/input.tsx';

/** A password in a form, hidden until the person wants to see it. */
export function PasswordField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { t } = useTranslation('account');
  const { field, error, required } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <Input
            {...field}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-10"
          />
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              label={t(shown ? 'password.hide' : 'password.show', { field: props.label })}
              size="sm"
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </IconButton>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
