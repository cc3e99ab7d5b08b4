import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

const AccountForm = lazyOverlay(
  async () => (await import('./account-form.tsx')).AccountForm,
  ['form'],
);

export function CreateAccountButton() {
  const { t } = useTranslation('service-account');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <AccountForm account={null} onClose={onClose} />}
    />
  );
}
