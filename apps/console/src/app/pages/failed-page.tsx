import { CircleAlert, type LucideIcon, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';

export function FailedPage({
  title,
  hint,
  action,
  icon: Icon = RotateCw,
  onAction,
  busy = false,
  details,
}: {
  title: string;
  hint: string;
  action: string;
  icon?: LucideIcon;
  onAction: () => void;
  busy?: boolean;
  /** For whoever is asked for help. */
  details?: string;
}) {
  const { t } = useTranslation('shell');
  return (
    <div
      role="alert"
      className="flex min-h-[70vh] flex-col items-center justify-center gap-2 px-4 text-center"
    >
      <CircleAlert aria-hidden="true" size={32} strokeWidth={1.75} className="text-danger-text" />
      <h1 className="mt-1 text-xl font-semibold">{title}</h1>
      <p className="max-w-md text-ink-muted">{hint}</p>
      <Button variant="primary" busy={busy} onClick={onAction} className="mt-3">
        {!busy && <Icon aria-hidden="true" />}
        {action}
      </Button>
      {details !== undefined && details !== '' && (
        <details className="mt-4 max-w-lg text-ink-faint">
          <summary className="text-xs">{t('error.details')}</summary>
          <p className="mt-1 font-mono text-xs break-words">{details}</p>
        </details>
      )}
    </div>
  );
}
