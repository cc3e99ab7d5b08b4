import { useEffect, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { timeLeft } from './time-left.ts';

const tickMs = 1_000;

/** The code as long as it counts, with the time that is left. */
export function CodeShown({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { t } = useTranslation('client-actions');
  const { exact } = useTime();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(expiresAt, now);
  if (left === null) return <Notice announced tone="warning" title={t('code.expired')} />;
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-3">
        <code className="rounded-md border border-line bg-sunken px-4 py-2 font-mono text-xl font-semibold tracking-[0.3em]">
          {code}
        </code>
        <CopyButton text={code} labels={{ copied: t('code.copied'), failed: t('code.notCopied') }}>
          {t('code.copy')}
        </CopyButton>
      </div>
      <p>
        {t('code.expires', { at: exact(expiresAt) })}
        <span className="ml-2 text-ink-muted">{t('code.left', { left })}</span>
      </p>
      <p className="text-ink-muted">{t('code.once')}</p>
    </>
  );
}
