import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert } from '#/core/login/auth-field.tsx';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { CodeField } from '#/ui/form/field/code-field.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { StepHeading } from './step-parts.tsx';

/** In groups of four as a person types it; null if the address has no secret. */
export function typedSecret(otpauthUri: string): string | null {
  if (!URL.canParse(otpauthUri)) return null;
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  return secret === '' ? null : (secret.match(/.{1,4}/g) ?? []).join(' ');
}

export function BindingKey({ otpauthUri }: { otpauthUri: string }) {
  const { t } = useTranslation('authenticator');
  const secret = typedSecret(otpauthUri);
  if (secret === null) return null;
  return (
    <div>
      <p className="text-ink-muted">{t('bind.manual')}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <code className="rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-words">
          {secret}
        </code>
        <CopyButton
          text={secret.replaceAll(' ', '')}
          labels={{ copied: t('copy.copied'), failed: t('copy.failed') }}
        >
          {t('copy.key')}
        </CopyButton>
      </div>
    </div>
  );
}

export function BindingStep({
  qrcodeDataUrl,
  otpauthUri,
  fieldError,
  error,
  busy,
  onSubmit,
  onCancel,
}: {
  qrcodeDataUrl: string;
  otpauthUri: string;
  fieldError: string | null;
  error: string | null;
  busy: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!busy) input.current?.select();
  }, [busy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    input.current?.focus();
    onSubmit(code);
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <StepHeading step={t('step', { step: 1 })} title={t('bind.title')} focused={false} />
        <div className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
          <img
            src={qrcodeDataUrl}
            alt={t('bind.picture')}
            className="mx-auto size-44 rounded-md border border-line bg-paper p-1 md:size-52"
          />
          <div className="flex flex-col gap-4">
            <p>{t('bind.scan')}</p>
            <BindingKey otpauthUri={otpauthUri} />
            <CodeField
              label={t('code')}
              code={code}
              error={fieldError ?? undefined}
              busy={busy}
              inputRef={input}
              onChange={setCode}
              onComplete={onSubmit}
            />
            {error !== null && <AuthAlert>{error}</AuthAlert>}
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('bind.verifying') : t('bind.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}
