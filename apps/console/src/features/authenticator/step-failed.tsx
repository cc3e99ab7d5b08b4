import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** Shows a failure with its meaning, a retry and a way to skip the step. */
export function StepFailed({
  title,
  children,
  leave,
  onLeave,
  onRetry,
}: {
  title: string;
  children: string;
  leave: string;
  onLeave: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <Notice tone="danger" title={title} announced>
          {children}
        </Notice>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onLeave}>{leave}</Button>
        <Button ref={retry} variant="primary" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('retry')}
        </Button>
      </DialogFooter>
    </>
  );
}
