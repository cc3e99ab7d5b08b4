import i18next from 'i18next';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps, TextName } from '#/ui/form/field/field.ts';
import { PasswordField } from '#/ui/form/field/password-field.tsx';
import { commonPassword, isLongEnough, loadCommonPasswords } from './password-rules.ts';

type Props<Values extends FieldValues, Name extends TextName<Values>> = Omit<
  FieldProps<Values, Name>,
  'check'
> & {
  requiredMessage: string;
  shortMessage?: string;
  below?: (show: () => void) => ReactNode;
  username: string | undefined;
};

/** The server sees the MD5 alone, so what can be said of the password is said here. */
export function NewPasswordField<Values extends FieldValues, Name extends TextName<Values>>({
  username,
  shortMessage,
  ...props
}: Props<Values, Name>) {
  useEffect(() => {
    // If it is unavailable the server says it.
    loadCommonPasswords().catch(() => {});
  }, []);
  return (
    <PasswordField
      {...props}
      check={(typed) => (isLongEnough(typed) ? null : (shortMessage ?? props.requiredMessage))}
      judge={async (typed) => {
        const isName = typed.toLowerCase() === username?.toLowerCase();
        return isName || (await commonPassword(typed))
          ? () => i18next.t('form:password.tooCommon')
          : null;
      }}
      autoComplete="new-password"
    />
  );
}
