import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { clientKey } from '#/business/client/client-query.ts';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { StaffActionProps } from './limits.ts';

const pageSize = 200;

function clientsOfQuery(sdk: Sdk, agentId: string) {
  return queryOptions({
    queryKey: [...clientKey, 'of-agent', agentId],
    queryFn: async ({ signal }) => {
      const found: Schemas.Client[] = [];
      for (const fake of [false, true]) {
        for (let page = 1, total = 1; (page - 1) * pageSize < total; page++) {
          const query = { agent_id: agentId, fake, page, size: pageSize, sort: 'username' };
          const answer = unwrap(
            await sdk.GET('/client/admin/v1/list', { params: { query }, signal }),
          );
          total = answer.total;
          found.push(...answer.list);
        }
      }
      return found.filter(({ agent_id: id }) => id === agentId);
    },
    staleTime: 0,
  });
}

export function MoveClients({ detail: { record }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const sdk = useSdk();
  const start = useBulkStart();
  const query = useQuery(clientsOfQuery(sdk, record.id));
  const { control, handleSubmit } = useForm<{ agent: ComboboxOption | null }>({
    defaultValues: { agent: null },
  });
  const rows = query.data;
  const begin = handleSubmit(({ agent }) => {
    if (agent === null || !rows) return;
    start({
      ...{ operation: 'changeAgent', body: { user_id: agent.value } },
      items: rows.map(({ id, version }) => ({ id, version })),
    });
    showToast({ tone: 'info', title: t('move.begun', { count: rows.length }) });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('move.title', { name: record.name })}
      description={t('move.about')}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={begin}>
        <DialogBody>
          <Loaded query={query}>
            {(clients) => (
              <div className="flex flex-col gap-4">
                <p>
                  {t('move.count', { count: clients.length })}
                  {clients.some(({ fake }) => fake) &&
                    t('move.robots', { count: clients.filter(({ fake }) => fake).length })}
                </p>
                <ComboboxField
                  control={control}
                  name="agent"
                  label={t('move.to')}
                  placeholder={t('move.search')}
                  requiredMessage={t('move.required')}
                  check={(to) => (to.value === record.id ? t('move.same') : null)}
                  source={agentSearch(sdk)}
                />
              </div>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('move.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!rows || rows.length === 0}>
            {t('move.confirm', { count: rows?.length ?? 0 })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
