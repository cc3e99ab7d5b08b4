import { ExchangeList } from '#/features/exchanges/exchange-list.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import { Button } from '#/shared/ui/button.tsx';

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
