import i18next from 'i18next';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Spinner } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useRevealed } from './use-revealed.ts';

export type RevealValueProps = {
  /** As everybody may see it. */
  masked: string;
  /** Asks the server for all of it, which writes down who has seen it. */
  reveal: () => Promise<string>;
  label: string;
  whole?: (value: string) => ReactNode;
};

/**
 * A masked number with a button that shows it whole, for a minute at most. Its labels are the
 * namespace `reveal`.
 */
export function RevealValue({ masked, reveal, label, whole }: RevealValueProps) {
  const { t } = useTranslation('reveal');
  const [asking, setAsking] = useState(false);
  const { value, show, hide } = useRevealed(masked);
  const ask = async () => {
    if (asking) return;
    setAsking(true);
    try {
      show(await reveal());
    } catch (error) {
      showToast({
        tone: 'danger',
        title: () => i18next.t('reveal:failed'),
        description: () => describeProblem(error).message ?? i18next.t('reveal:retry'),
      });
    } finally {
      setAsking(false);
    }
  };
  const Icon = value === null ? Eye : EyeOff;
  return (
    <span
      data-slot="reveal-value"
      className={cn('inline-flex max-w-full items-center gap-0.5', whole && 'flex-wrap')}
    >
      <span aria-live="polite" translate="no" className="min-w-0 break-all tabular-nums">
        {value ?? masked}
      </span>
      <IconButton
        size="sm"
        className="-my-1.5"
        label={t(value === null ? 'show' : 'hide', { label })}
        // Not `disabled`, which would drop the focus to the body.
        aria-disabled={asking || undefined}
        aria-busy={asking || undefined}
        onClick={() => (value === null ? void ask() : hide())}
      >
        {asking ? <Spinner /> : <Icon aria-hidden="true" />}
      </IconButton>
      {value !== null && whole?.(value)}
    </span>
  );
}
