import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Presence } from '#/ui/controls/presence.tsx';

export function OnlineMark({ online }: { online: boolean }) {
  const { t } = useTranslation('client-profile');
  return <Presence online={online}>{t(online ? 'online' : 'offline')}</Presence>;
}
