import { Link } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { buttonVariants } from '#/boot/ui/button.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

// A page of the registry, which the router learns after the sign-in.
const path: string = '/funds/exchange';

/** The way to what clients have exchanged, which has no menu entry. */
export function ExchangesButton() {
  const { t } = useTranslation('deposit');
  return (
    <Permit action="read" resource="client">
      <Link to={path} title={t('exchanges')} className={buttonVariants()}>
        <ArrowLeftRight aria-hidden="true" />
        <span className="shown-on-wide">{t('exchanges')}</span>
      </Link>
    </Permit>
  );
}
