import { RotateCw } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from './notice.tsx';

/**
 * In the place of a part whose file is unavailable, or that failed while it was drawn; what is around it goes on.
 */
export function MissingPart({
  of = 'missingPart',
  onRetry,
}: {
  of?: 'missingPart' | 'brokenPanel';
  onRetry: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Notice announced tone="danger" title={t(`${of}.title`)}>
      <p>{t(`${of}.hint`)}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
