import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { typedSecret } from './otpauth.ts';

/** The key as text, for an authenticator that has no camera, or is on this very screen. */
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
