import { Lock } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

/** A field that cannot be typed in, and why: what orders were promised, or with a `hint` what others make it. */
export function FixedField({
  label,
  value,
  hint,
}: {
  label: string;
  value: string | null;
  hint?: string;
}) {
  const { t } = useTranslation('product');
  return (
    <dl className="flex min-w-0 flex-col gap-1">
      <dt className="font-medium">{label}</dt>
      <dd className="break-words">{value ?? '—'}</dd>
      <dd className="flex items-center gap-1 text-xs text-ink-muted">
        {hint === undefined && <Lock aria-hidden="true" className="size-3.5 shrink-0" />}
        {hint ?? t('fixed')}
      </dd>
    </dl>
  );
}
