import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { appQuery } from '../api/setting-queries.ts';
import { saveApp } from '../api/setting-writes.ts';
import { AppHistory } from './app-history.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { LogoField } from './logo-field.tsx';

const toDraft = (app: Schemas.AppSettings) => ({
  app_name: app.app_name,
  web_logo: app.web_logo ?? '',
  version: app.version,
  template: app.template,
  chat_service: app.chat_service ?? '',
  otp: app.otp,
});

/** The app as staff and clients meet it: its name, logo, template and services. */
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
    done: (after): string =>
      (after.chat_service ?? '') === edit.form.getValues('chat_service').trim()
        ? t('saved')
        : t('app.chatProposed'),
    prepare: ({ app_name, web_logo, chat_service, ...draft }, seen) => ({
      ...seen,
      ...draft,
      app_name: app_name.trim(),
      web_logo: web_logo || null,
      chat_service: chat_service.trim() || null,
    }),
    stays: true,
  });
  const { control } = edit.form;
  return (
    <PageForm of={edit} label={t('tab.app')} submit={t('save')} failed={t('failed')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <TextField
            control={control}
            name="app_name"
            label={t('app.name')}
            hint={t('app.nameHint')}
            requiredMessage={t('app.nameRequired')}
            maxLength={60}
          />
          <LogoField form={edit.form} />
          <TextField
            control={control}
            name="version"
            label={t('app.version')}
            hint={t('app.versionHint')}
            requiredMessage={t('app.versionRequired')}
            maxLength={20}
          />
          <TextField
            control={control}
            name="template"
            label={t('app.template')}
            hint={t('app.templateHint')}
            requiredMessage={t('app.templateRequired')}
            maxLength={40}
          />
          <TextField
            control={control}
            name="chat_service"
            label={t('app.chatService')}
            hint={t('app.chatServiceHint')}
            check={(value) => (/^https:\/\/\S+$/.test(value) ? null : t('app.chatServiceWrong'))}
            maxLength={500}
          />
          <SwitchField control={control} name="otp" label={t('app.otp')} hint={t('app.otpHint')} />
        </div>
        <BrandPreview control={control} />
      </div>
    </PageForm>
  );
}
