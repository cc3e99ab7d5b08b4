import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';

export type Earlier = {
  hasMore: boolean;
  loading: boolean;
  /** Why the next page has not come, where that is so. */
  error: unknown;
  onLoad: () => void;
};

/** The end of what is loaded: leads further back, says why it does not, or that this is all. */
export function LoadEarlier({ hasMore, loading, error, onLoad }: Earlier) {
  const { t } = useTranslation('client-timeline');
  if (!hasMore) return <p className="text-center text-xs text-ink-muted">{t('end')}</p>;
  if (error !== null) {
    return <ErrorState form="line" error={error} retrying={loading} onRetry={onLoad} />;
  }
  return (
    <Button className="self-center" busy={loading} onClick={onLoad}>
      {t('more')}
    </Button>
  );
}
