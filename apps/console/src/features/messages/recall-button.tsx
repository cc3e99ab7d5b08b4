import type { Schemas } from '@brokerdesk/sdk';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { FormSummary } from '#/kit/form/form-summary.tsx';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';
import { useRecallMessage } from './api/recall-message.ts';
import { messageTitle } from './message-labels.ts';

/** Takes a message back, after saying what that does. */
export function RecallButton({ message }: { message: Schemas.Message }) {
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
