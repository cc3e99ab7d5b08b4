import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BrandMark } from '#/core/ui/brand-mark.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { fileTypes, readFileType } from '#/ui/form/file/file-kind.ts';
import { uploadFile } from '#/ui/form/file/upload-file.ts';
import { errorText, fieldMessage } from '#/ui/form/server-errors.ts';
import { appQuery, saveApp } from './setting-calls.ts';
import { AppHistory } from './setting-history.tsx';

function BrandPreview<Draft extends { app_name: string; web_logo: string }>({
  control,
}: {
  control: Control<Draft>;
}) {
  const { t } = useTranslation(['app-settings', 'menu']);
  // It reads two fields that every such form has.
  const { app_name: name, web_logo: logo } = useWatch({ control }) as Draft;
  const appName = name.trim() || t('app-settings:preview.noName');
  return (
    <section
      aria-label={t('app-settings:preview.title')}
      className="flex flex-col gap-3 self-start rounded-md border border-line bg-sunken p-4"
    >
      <h2 className="font-semibold">{t('app-settings:preview.title')}</h2>
      <p className="text-xs text-ink-muted">{t('app-settings:preview.menu')}</p>
      <div className="flex w-56 items-center gap-2 rounded-md border border-line bg-surface p-3">
        <BrandMark appName={appName} logo={logo || null} />
        <span className="max-w-[18ch] truncate text-base font-semibold" title={appName}>
          {appName}
        </span>
      </div>
      <p className="text-xs text-ink-muted">{t('app-settings:preview.tab')}</p>
      <p className="truncate rounded-md border border-line bg-surface px-3 py-2 text-xs">
        {`${appName} | ${t('menu:dashboard')}`}
      </p>
    </section>
  );
}

type WithLogo = { app_name: string; web_logo: string };

const logoPath = (fileId: string) => `/setting/v1/logo/${fileId}`;

function LogoField<Draft extends WithLogo>({ form }: { form: UseFormReturn<Draft> }) {
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

const toDraft = (app: Schemas.AppSettings) => ({
  app_name: app.app_name,
  web_logo: app.web_logo ?? '',
  version: app.version,
  template: app.template,
  chat_service: app.chat_service ?? '',
  otp: app.otp,
});

export function AppForm() {
  return (
    <Loaded query={useQuery(appQuery(useSdk()))}>
      {(app) => (
        <>
          <Fields app={app} />
          <AppHistory app={app} />
        </>
      )}
    </Loaded>
  );
}

function Fields({ app }: { app: Schemas.AppSettings }) {
  const { t } = useTranslation('app-settings');
  const edit = useRecordForm({
    record: app,
    toDraft,
    labels: {
      app_name: t('app.name'),
      web_logo: t('app.logo'),
      version: t('app.version'),
      template: t('app.template'),
      chat_service: t('app.chatService'),
      otp: t('app.otp'),
    },
    write: saveApp,
    done(after): string {
      const { chat_service: chat, otp } = edit.form.getValues();
      const isSaved = (after.chat_service ?? '') === chat.trim() && after.otp === otp;
      return t(isSaved ? 'saved' : 'app.proposed');
    },
    prepare: ({ app_name, web_logo, chat_service, ...draft }, seen) => ({
      ...seen,
      ...draft,
      app_name: app_name.trim(),
      web_logo: web_logo || null,
      chat_service: chat_service.trim() || null,
    }),
    persistent: true,
  });
  const { field } = edit;
  return (
    <PageForm of={edit} label={t('tab.app')} submit={t('save')} failed={t('failed')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <TextField
            {...field('app_name')}
            hint={t('app.nameHint')}
            requiredMessage={t('app.nameRequired')}
            maxLength={60}
          />
          <LogoField form={edit.form} />
          <TextField
            {...field('version')}
            hint={t('app.versionHint')}
            requiredMessage={t('app.versionRequired')}
            maxLength={20}
          />
          <TextField
            {...field('template')}
            hint={t('app.templateHint')}
            requiredMessage={t('app.templateRequired')}
            maxLength={40}
          />
          <TextField
            {...field('chat_service')}
            hint={t('app.chatServiceHint')}
            check={(value) => (/^https:\/\/\S+$/.test(value) ? null : t('app.chatServiceWrong'))}
            maxLength={500}
          />
          <SwitchField {...field('otp')} hint={t('app.otpHint')} />
        </div>
        <BrandPreview control={edit.form.control} />
      </div>
    </PageForm>
  );
}
