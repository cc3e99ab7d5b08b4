import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import { type Audience, recipientsQuery } from '../api/count-recipients.ts';

/** How many clients it will reach, before it is sent, and whether a second person confirms it. */
export function RecipientCount({ audience }: { audience: Audience }) {
  const { t } = useTranslation('message');
  const { data, isError } = useQuery(recipientsQuery(useSdk(), audience));
  if (isError) return <Notice tone="warning" title={t('send.countFailed')} />;
  if (data === undefined) return <p className="text-ink-muted">{t('send.counting')}</p>;
  const { total, two_people: isBroadcast, alone_max: max, written_alone: written } = data;
  return (
    <Notice
      tone={isBroadcast || total === 0 ? 'warning' : 'info'}
      title={t('send.recipients', { count: total })}
    >
      {isBroadcast &&
        t(written > 0 ? 'send.secondPersonSum' : 'send.secondPerson', { count: max, written })}
    </Notice>
  );
}
