import { actionsIn, messageStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { messageAudience, messageTitle } from './message-labels.ts';
import { MessagePreview } from './message-preview.tsx';
import { MessageStatus } from './message-status.tsx';
import { RecallButton } from './recall-button.tsx';

export function MessageDrawer(open: OpenRecord<Schemas.Message>) {
  const { t } = useTranslation('message');
  const locale = useLocale();
  return (
    <ListedDrawer
      {...open}
      auditedAs="message"
      kind={t('detail.title')}
      title={(message) => messageTitle(message, locale)}
      revision={({ status }) => status}
      badge={({ status }) => <MessageStatus status={status} />}
      footer={(message) =>
        actionsIn(messageStates, message.status).includes('recall') && (
          <Permit action="update">
            <RecallButton message={message} />
          </Permit>
        )
      }
    >
      {(message) => <MessageDetail message={message} />}
    </ListedDrawer>
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
            { label: t('column.createdAt'), value: exact(message.send_at ?? message.created_at) },
            ...(recalledAt === null
              ? []
              : [
                  { label: t('detail.recalledBy'), value: recalledBy?.name },
                  { label: t('detail.recalledAt'), value: exact(recalledAt) },
                ]),
          ]}
        />
      </Section>
      <MessagePreview labels={message} />
    </>
  );
}
