import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** Shows the secret of a service account; it cannot be displayed again once closed. */
export function SecretShown({
  name,
  collected: { id, secret },
  onClose,
}: {
  name: string;
  collected: Schemas.CollectedSecret;
  onClose: () => void;
}) {
  const { t } = useTranslation('service-account');
  const copy = { copied: t('collect.copied'), failed: t('collect.notCopied') };
  const handed = [
    { label: t('collect.id'), text: id, button: t('collect.copyId') },
    { label: t('collect.secret'), text: secret, button: t('collect.copySecret') },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('collect.shown', { name })}
      description={t('collect.shownAbout')}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          <Notice tone="warning" title={t('collect.once')}>
            {t('collect.onceHint')}
          </Notice>
          {handed.map(({ label, text, button }) => (
            <div key={label}>
              <p className="text-xs text-ink-muted">{label}</p>
              <div className="mt-0.5 flex flex-wrap items-center gap-2">
                <code className="rounded-md border border-line bg-sunken px-2.5 py-1 font-mono break-all">
                  {text}
                </code>
                <CopyButton text={text} labels={copy}>
                  {button}
                </CopyButton>
              </div>
            </div>
          ))}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('collect.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
