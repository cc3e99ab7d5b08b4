import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

/** The way to the exchanges, in the place of the deposits. */
export function ExchangesButton() {
  const { t } = useTranslation('deposit');
  const { change } = usePageAddress();
  return (
    <Permit action="read" resource="client">
      <Button onClick={() => change({ view: 'exchange' }, false)}>{t('exchanges')}</Button>
    </Permit>
  );
}
