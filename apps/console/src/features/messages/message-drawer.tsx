import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientLink } from '#/kit/client/client-link.tsx';
import type { OpenRecord } from '#/kit/list/open-record.ts';
import { useRowOpener } from '#/kit/list/table/row-opener.tsx';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { useTime } from '#/kit/time/use-time.ts';
import { DrawerSkeleton } from '#/kit/ui/drawer-skeleton.tsx';
import { EmptyState } from '#/kit/ui/empty-state.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import { Facts } from '#/kit/ui/facts.tsx';
import { Section } from '#/kit/ui/section.tsx';
import { MessageStatus } from './message-status.tsx';
import { messageAudience, messageTitle } from './message-words.ts';
import { RecallButton } from './recall-button.tsx';

/** A message as the page of the list has it: the contract has no call for one alone. */
export function MessageDrawer({
  id,
  listed: message,
  query,
  onClose,
}: OpenRecord<Schemas.Message>) {
  const { t } = useTranslation('message');
  const locale = useLocale();
  const rowOpener = useRowOpener();
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${id} ${message?.status}`}
      title={message ? messageTitle(message, locale) : t('detail.title')}
      badge={message && <MessageStatus status={message.status} />}
      returnFocusTo={() => rowOpener(id)}
      footer={
        message?.status === 'sent' && (
          <Permit action="update">
            <RecallButton message={message} />
          </Permit>
        )
      }
    >
      {message ? (
        <MessageDetail message={message} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <DrawerSkeleton />
      ) : (
        <EmptyState title={t('detail.notListed')} hint={t('detail.notListedHint')} />
      )}
    </Drawer>
  );
}

function MessageDetail({ message }: { message: Schemas.Message }) {
  const { t } = useTranslation(['message']);
  const { exact } = useTime();
  const { client, recalled_at: recalledAt, recalled_by: recalledBy } = message;
  return (
    <>
      <Section title={t('detail.delivery')}>
        <Facts
          facts={[
            {
              label: t('column.audience'),
              value: client ? <ClientLink client={client} /> : messageAudience(message, t),
            },
            {
              label: t('column.read'),
              value: t('detail.readOf', { read: message.read, total: message.total }),
            },
            { label: t('column.sender'), value: message.sender.name },
            { label: t('column.createdAt'), value: exact(message.created_at) },
            ...(recalledAt === null
              ? []
              : [
                  { label: t('detail.recalledBy'), value: recalledBy?.name },
                  { label: t('detail.recalledAt'), value: exact(recalledAt) },
                ]),
          ]}
        />
      </Section>
      <Words language="zh-CN" title={message.title_zh} body={message.body_zh} />
      <Words language="en-US" title={message.title_en} body={message.body_en} />
    </>
  );
}

/** The message as a client of that language reads it. */
function Words({
  language,
  title,
  body,
}: {
  language: 'zh-CN' | 'en-US';
  title: string;
  body: string;
}) {
  const { t } = useTranslation('message');
  return (
    <Section title={t(`detail.${language}`)}>
      <div lang={language}>
        <p className="font-medium break-words">{title}</p>
        <p className="mt-1 break-words whitespace-pre-wrap text-ink-muted">{body}</p>
      </div>
    </Section>
  );
}
