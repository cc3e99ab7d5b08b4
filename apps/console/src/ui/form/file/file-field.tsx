import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useRef } from 'react';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useRuledField } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { errorText } from '../server-errors.ts';
import { FileCard } from './file-card.tsx';
import { FileDrop } from './file-drop.tsx';
import { readFileType } from './file-kind.ts';
import { hasFailed, keepUpload, startUpload, uploadOf } from './file-upload.ts';
import { uploadFile } from './upload-file.ts';

export type FileName<Values extends FieldValues> = FieldPathByValue<Values, File | null>;

export type FileFieldProps<Values extends FieldValues, Name extends FileName<Values>> = {
  form: UseFormReturn<Values>;
  name: Name;
  label: string;
  hint?: string;
  requiredMessage?: string;
  notSentMessage: string;
  purpose: Schemas.PresignRequest['purpose'];
};

export function FileField<Values extends FieldValues, Name extends FileName<Values>>({
  form,
  name,
  label,
  hint,
  requiredMessage,
  notSentMessage,
  purpose,
}: FileFieldProps<Values, Name>) {
  const { t } = useTranslation('form');
  const sdk = useSdk();
  const { field, error } = useRuledField({
    control: form.control,
    name,
    rule: (value) => {
      const chosen = value as File | null;
      if (chosen === null) return requiredMessage ?? null;
      return hasFailed(chosen) ? notSentMessage : null;
    },
  });
  const wantsFocus = useRef(false);
  const attach = (element: HTMLElement | null) => {
    field.ref(element);
    if (element === null || !wantsFocus.current) return;
    wantsFocus.current = false;
    element.focus();
  };
  const choose = async (file: File) => {
    const { type, fault } = await readFileType(file);
    if (fault) {
      const sentence = errorText(() => i18next.t(`form:file.${fault}`));
      return form.setError(name, sentence, { shouldFocus: true });
    }
    keepUpload(
      file,
      startUpload((options) => uploadFile(sdk, { file, type, purpose }, options)),
    );
    form.clearErrors(name);
    wantsFocus.current = true;
    field.onChange(file);
  };
  const remove = (file: File) => {
    uploadOf(file).cancel();
    wantsFocus.current = true;
    field.onChange(null);
    form.clearErrors(name);
  };
  // The type of the name says that this is what the field holds.
  const file = field.value as File | null;
  return (
    <FieldFrame
      label={label}
      hint={hint ?? t('file.hint')}
      error={error}
      required={requiredMessage !== undefined}
    >
      {(aria) =>
        file === null ? (
          <FileDrop aria={aria} ref={attach} onFile={(it) => void choose(it)} />
        ) : (
          <FileCard aria={aria} ref={attach} file={file} onRemove={() => remove(file)} />
        )
      }
    </FieldFrame>
  );
}
