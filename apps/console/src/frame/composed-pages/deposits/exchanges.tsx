import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { ExchangeList } from '#/features/exchanges/exchange-list.tsx';
import { ListPage } from '#/kit/list/list-page.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';

/** The exchanges, in the place of the deposits, and the way back to those. */
export function Exchanges() {
  const { t } = useTranslation('exchange-record');
  const { change } = usePageAddress();
  return (
    <ListPage name="deposit" title={t('table')}>
      <ExchangeList actions={<Button onClick={() => change({}, false)}>{t('back')}</Button>} />
    </ListPage>
  );
}
