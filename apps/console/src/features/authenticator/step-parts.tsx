import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button, Spinner } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** Takes the focus unless a field of the step does: so the step is read out, and the keyboard goes on from there. */
export function StepHeading({
  title,
  step,
  focused = true,
}: {
  title: string;
  step?: string;
  focused?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
      {step !== undefined && (
        <span className="mb-0.5 block text-xs font-normal text-ink-muted">{step}</span>
      )}
      {title}
    </h3>
  );
}

export function StepBusy({
  label,
  leave,
}: {
  label: string;
  leave?: { label: string; onLeave: () => void };
}) {
  return (
    <>
      <DialogBody>
        <div role="status" className="flex min-h-44 items-center justify-center gap-2.5">
          <Spinner />
          <StepHeading title={label} />
        </div>
      </DialogBody>
      {leave !== undefined && (
        <DialogFooter>
          <Button onClick={leave.onLeave}>{leave.label}</Button>
        </DialogFooter>
      )}
    </>
  );
}

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
