import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

const ChannelForm = lazyOverlay(async () => (await import('./channel-form.tsx')).ChannelForm);

export function CreateChannelButton() {
  const { t } = useTranslation('service');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <ChannelForm channel={null} onClose={onClose} />}
    />
  );
}
