import type { Schemas } from '@brokerdesk/sdk';
import { RotateCw } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

export function NotPossible({
  title,
  client,
  message,
  reason,
  retrying = false,
  onRetry,
  onClose,
}: {
  title: string;
  client: Schemas.Client;
  message: string;
  reason?: string | null | undefined;
  retrying?: boolean;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['client-actions', 'kit']);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('who', { name: client.full_name, username: client.username })}
    >
      <DialogBody>
        <Notice announced tone="warning" title={message}>
          {reason}
        </Notice>
      </DialogBody>
      <DialogFooter>
        {onRetry && (
          <Button busy={retrying} onClick={onRetry}>
            {!retrying && <RotateCw aria-hidden="true" />}
            {t('kit:error.retry')}
          </Button>
        )}
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
