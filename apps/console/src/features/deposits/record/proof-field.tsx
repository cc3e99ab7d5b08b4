import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { FieldFrame } from '#/shared/form/field-frame.tsx';
import { uploadProof } from '../api/upload-proof.ts';
import type { DepositDraft } from './deposit-draft.ts';
import { ProofCard } from './proof-card.tsx';
import { ProofDrop } from './proof-drop.tsx';
import { readProof } from './proof-file.ts';
import { keepUpload, startUpload, uploadOf } from './proof-upload.ts';

/** One file that proves the payment; it is on its way as soon as it is chosen. */
export function ProofField({ form }: { form: UseFormReturn<DepositDraft> }) {
  const { t } = useTranslation('deposit');
  const sdk = useSdk();
  const { field, fieldState } = useController({ control: form.control, name: 'screenshot' });
  const setFault = (message: string) =>
    form.setError('screenshot', { message }, { shouldFocus: true });
  /** What takes the place of the focused control takes the focus as well. */
  const takesFocus = useRef(false);
  const attach = (element: HTMLElement | null) => {
    field.ref(element);
    if (element === null || !takesFocus.current) return;
    takesFocus.current = false;
    element.focus();
  };
  const choose = async (file: File) => {
    const { type, fault } = await readProof(file);
    if (fault) return setFault(t(`record.proof.${fault}`));
    keepUpload(
      file,
      startUpload((options) => uploadProof(sdk, { file, type }, options)),
    );
    form.clearErrors('screenshot');
    takesFocus.current = true;
    field.onChange(file);
  };
  const remove = (file: File) => {
    uploadOf(file).cancel();
    takesFocus.current = true;
    field.onChange(null);
    form.clearErrors('screenshot');
  };
  const file = field.value;
  return (
    <FieldFrame
      label={t('review.proof')}
      hint={t('record.proof.hint')}
      error={fieldState.error?.message}
    >
      {(aria) =>
        file === null ? (
          <ProofDrop aria={aria} ref={attach} onFile={(chosen) => void choose(chosen)} />
        ) : (
          <ProofCard aria={aria} ref={attach} file={file} onRemove={() => remove(file)} />
        )
      }
    </FieldFrame>
  );
}
