import { unwrap } from '@brokerdesk/sdk';
import { recordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { DialogProps } from '../action.ts';
import { CodeShown } from './code-shown.tsx';

const makeCode = recordWrite({
  topics: [],
  write: async (sdk, client: { id: string }) =>
    unwrap(await sdk.GET('/client/admin/v1/code/{id}', { params: { path: client } })),
});

/** A one-time code to read out to a client. It is nowhere but here, and not here again once closed. */
export function ClientCode({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const make = useRecordWrite(makeCode, () => null);
  const { full_name: name, username } = client;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={make.isPending}
      title={t('code.title')}
      description={t('who', { name, username })}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          {make.data ? (
            <CodeShown code={make.data.code} expiresAt={make.data.expires_at} />
          ) : (
            <p>{t('code.about')}</p>
          )}
          <FormSummary error={make.error} incomplete={false} failed={t('code.failed')} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t(make.data ? 'code.close' : 'code.cancel')}</Button>
        <Button
          variant={make.data ? 'secondary' : 'primary'}
          busy={make.isPending}
          onClick={() => make.mutate({ id: client.id })}
        >
          {t(make.data ? 'code.again' : 'code.make')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
