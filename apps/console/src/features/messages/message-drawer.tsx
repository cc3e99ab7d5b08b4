import { actionsIn, messageStates } from '@brokerdesk/machines/records';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { MessageStatus, messageAudience, messageTitle } from './message-labels.tsx';
import { MessagePreview } from './message-preview.tsx';

function useRecallMessage() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('message');
  return useMutation({
    mutationFn: ({ id, version }: Pick<Schemas.Message, 'id' | 'version'>) =>
      asOwnChange(id, async () =>
        unwrap(
          await sdk.PUT('/message/admin/v1/recall/{id}', {
            params: { path: { id } },
            body: { version },
          }),
        ),
      ),
    onSuccess: () => showToast({ tone: 'success', title: t('recall.done') }),
    // After a refusal, too: another user was first, and the list shows it.
    onSettled: () => invalidateTopics(queryClient, ['message']),
  });
}

function RecallButton({ message }: { message: Schemas.Message }) {
  const { t } = useTranslation('message');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const recall = useRecallMessage();
  return (
    <>
      <Button
        variant="danger-outline"
        onClick={() => {
          recall.reset();
          setAsking(true);
        }}
      >
        <Undo2 aria-hidden="true" />
        {t('recall.button')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        busy={recall.isPending}
        title={t('recall.title', { title: messageTitle(message, locale) })}
        description={t('recall.effect', { read: message.read, total: message.total })}
        confirm={t('recall.confirm')}
        tone="danger"
        onConfirm={() => recall.mutate(message, { onSuccess: () => setAsking(false) })}
      >
        {recall.error && (
          <FormSummary error={recall.error} incomplete={false} failed={t('recall.failed')} />
        )}
      </AlertDialog>
    </>
  );
}

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
      <MessagePreview labels={message} language={message.language} />
      <Comments key={message.id} subject={{ type: 'message', id: message.id }} />
    </>
  );
}
