import i18next from 'i18next';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Spinner } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { showToast } from '#/ui/controls/toast-store.ts';

const revealedForMs = 60_000;

/** Kept in the component: a cache would outlive the display. */
function useRevealed(masked: string) {
  const [revealed, setRevealed] = useState<{ masked: string; value: string } | null>(null);
  const isPageShown = useRef(false);
  useEffect(() => {
    isPageShown.current = true;
    return () => {
      isPageShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (revealed === null) return;
    const hide = () => setRevealed(null);
    const hideUnseen = () => document.visibilityState === 'hidden' && hide();
    const timer = setTimeout(hide, revealedForMs);
    document.addEventListener('visibilitychange', hideUnseen);
    hideUnseen();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideUnseen);
      hide();
    };
  }, [revealed]);
  return {
    value: revealed?.masked === masked ? revealed.value : null,
    /** A late response of a hidden page is dropped. */
    show: (value: string) => isPageShown.current && setRevealed({ masked, value }),
    hide: () => setRevealed(null),
  };
}

type RevealValueProps = {
  masked: string;
  reveal: () => Promise<string>;
  label: string;
  known?: string | null;
  whole?: (value: string) => ReactNode;
};

export function RevealValue({ masked, reveal, label, known = null, whole }: RevealValueProps) {
  const { t } = useTranslation('reveal');
  const [asking, setAsking] = useState(false);
  const { value, show, hide } = useRevealed(masked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is shown once
  useEffect(() => {
    if (known !== null) show(known);
  }, [known]);
  const ask = async () => {
    if (asking) return;
    setAsking(true);
    try {
      show(known ?? (await reveal()));
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
