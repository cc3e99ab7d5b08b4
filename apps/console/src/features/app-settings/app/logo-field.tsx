import i18next from 'i18next';
import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BrandMark } from '#/core/ui/brand-mark.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { fileTypes, readFileType } from '#/ui/form/file/file-kind.ts';
import { uploadFile } from '#/ui/form/file/upload-file.ts';
import { errorText, fieldMessage } from '#/ui/form/server-errors.ts';

type WithLogo = { app_name: string; web_logo: string };

/** URL of an uploaded logo. */
const logoPath = (fileId: string) => `/setting/v1/logo/${fileId}`;

/** A picture, or none for the badge of initials. It is uploaded when it is chosen, and counts once the form is saved. */
export function LogoField<Draft extends WithLogo>({ form }: { form: UseFormReturn<Draft> }) {
  const { t } = useTranslation(['app-settings', 'form', 'kit']);
  const sdk = useSdk();
  // Every draft with a logo has these fields.
  const own = form as unknown as UseFormReturn<WithLogo>;
  const { field, fieldState } = useController({ control: own.control, name: 'web_logo' });
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const fail = (say: () => string) => own.setError('web_logo', errorText(say));
  const choose = async (file: File) => {
    const { type, fault } = await readFileType(file);
    if (fault) return fail(() => i18next.t(`form:file.${fault}`));
    if (type === 'application/pdf') return fail(() => i18next.t('app-settings:logo.picture'));
    setBusy(true);
    const { signal } = new AbortController();
    try {
      const options = { onProgress: () => {}, signal };
      const id = await uploadFile(sdk, { file, type, purpose: 'app_logo' }, options);
      own.clearErrors('web_logo');
      field.onChange(logoPath(id));
    } catch (error) {
      fail(() => describeProblem(error).message ?? i18next.t('form:file.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldFrame
      label={t('app-settings:app.logo')}
      hint={t('app-settings:logo.hint')}
      error={fieldMessage(fieldState.error)}
    >
      {(aria) => (
        <div className="flex flex-wrap items-center gap-2">
          <BrandMark appName={own.watch('app_name')} logo={field.value || null} />
          <input
            {...aria}
            ref={input}
            type="file"
            tabIndex={-1}
            className="sr-only"
            accept={fileTypes.filter((type) => type !== 'application/pdf').join()}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void choose(file);
            }}
          />
          <Button ref={field.ref} size="sm" busy={busy} onClick={() => input.current?.click()}>
            {!busy && <ImageUp aria-hidden="true" />}
            {t('app-settings:logo.choose')}
          </Button>
          {field.value !== '' && (
            <Button size="sm" disabled={busy} onClick={() => field.onChange('')}>
              <X aria-hidden="true" />
              {t('app-settings:logo.remove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
