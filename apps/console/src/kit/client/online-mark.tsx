import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Presence } from '#/kit/ui/presence.tsx';

export function OnlineMark({ online }: { online: boolean }) {
  const { t } = useTranslation('client-profile');
  return <Presence online={online}>{t(online ? 'online' : 'offline')}</Presence>;
}
