import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientKey } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { DialogProps } from '../action.ts';
import { Jumps, Networks, Places } from './location-parts.tsx';

/** As many as one page of the server holds. */
export const recordsMax = 200;

export function locationQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'location', id],
    queryFn: async ({ signal }) => {
      const path = { id };
      const [places, records] = await Promise.all([
        sdk.GET('/client/admin/v1/location/{id}', { params: { path }, signal }),
        sdk.GET('/client/admin/v1/access/{id}', {
          params: { path, query: { size: recordsMax } },
          signal,
        }),
      ]);
      return { places: unwrap(places).places, records: unwrap(records).list };
    },
  });
}

export function ClientLocation({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions', 'kit']);
  const query = useQuery(locationQuery(useSdk(), client.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('client-actions:action.location')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
    >
      <DialogBody>
        <Loaded query={query}>
          {({ places, records }) =>
            places.length === 0 ? (
              <p className="text-ink-muted">{t('location.none')}</p>
            ) : (
              <div className="flex flex-col gap-5">
                <Jumps records={records} />
                <Places places={places} />
                <Networks records={records} />
                <p className="text-xs text-ink-muted">
                  {t('location.about', { count: recordsMax })}
                </p>
              </div>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
