import { Lock } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

/** A field that cannot be changed, and why. */
export function FixedField({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('product');
  return (
    <dl className="flex min-w-0 flex-col gap-1">
      <dt className="font-medium">{label}</dt>
      <dd className="break-words">{value ?? '—'}</dd>
      <dd className="flex items-center gap-1 text-xs text-ink-muted">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        {t('fixed')}
      </dd>
    </dl>
  );
}
