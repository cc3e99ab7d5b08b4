import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { makePasskey, PasskeyFailure, worksHere } from '#/business/passkey/ceremony.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { serverMessage } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

const passkeysKey = ['passkeys'];

const passkeysQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/passkey/list', { signal })),
    staleTime: 0,
  });

/** One after the other, as the answer of the device needs the offer of the server. */
async function addPasskey(sdk: Sdk, name: string): Promise<unknown> {
  const response = await makePasskey(unwrap(await sdk.POST('/user/v1/passkey/start')));
  return unwrap(await sdk.POST('/user/v1/passkey/add', { body: { name, response } }));
}

type Write =
  | { add: string }
  | { rename: Schemas.Passkey; name: string }
  | { remove: Schemas.Passkey };

async function write(sdk: Sdk, wanted: Write): Promise<unknown> {
  if ('add' in wanted) return addPasskey(sdk, wanted.add);
  const at = (id: string) => ({ params: { path: { id } } });
  if ('remove' in wanted) {
    const answer = await sdk.DELETE('/user/v1/passkey/{id}', at(wanted.remove.id));
    // Gone already: that is what was wanted.
    return answer.error?.code === 'NOT_FOUND' ? null : unwrap(answer);
  }
  const { rename, name } = wanted;
  return unwrap(await sdk.PUT('/user/v1/passkey/{id}', { ...at(rename.id), body: { name } }));
}

export function PasskeyList() {
  const { t } = useTranslation('passkey');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const query = useQuery(passkeysQuery(sdk));
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Schemas.Passkey | null>(null);
  const change = useMutation({
    mutationFn: (wanted: Write) => write(sdk, wanted),
    onSuccess: (_answer, wanted) => {
      const kind = 'add' in wanted ? 'added' : 'rename' in wanted ? 'renamed' : 'removed';
      showToast({
        tone: 'success',
        title: t(kind),
        ...(kind === 'added' && { description: t('addedHint') }),
      });
      setAdding(false);
      setRenaming(null);
      setRemoving(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });

  const say = (error: Error) => {
    if (error instanceof PasskeyFailure) return t(`failure.${error.why}`);
    const problem = problemOf(error);
    return problem !== null && problem.status > 0 ? serverMessage(problem) : t('failure.unknown');
  };
  const failed = change.error === null ? null : say(change.error);
  const begin = (next: () => void) => {
    change.reset();
    next();
  };

  if (!query.data) {
    return (
      <DialogBody>
        {query.isError ? (
          <QueryError query={query} />
        ) : (
          <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
      </DialogBody>
    );
  }

  const { list, address } = query.data;
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-3">
          <AddressNotice address={address} />
          {failed !== null && !adding && renaming === null && removing === null && (
            <Notice announced tone="danger" title={failed} />
          )}
          {list.length === 0 && !adding && <p className="text-ink-muted">{t('none')}</p>}
          {list.length > 0 && (
            <ul aria-label={t('title')}>
              {list.map((passkey) =>
                renaming === passkey.id ? (
                  <li key={passkey.id} className="border-b border-line py-3 last:border-b-0">
                    <PasskeyNameForm
                      name={passkey.name}
                      submit={change.isPending ? t('saving') : t('save')}
                      busy={change.isPending}
                      error={failed}
                      onSubmit={(name) => change.mutate({ rename: passkey, name })}
                      onCancel={() => begin(() => setRenaming(null))}
                    />
                  </li>
                ) : (
                  <PasskeyItem
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => begin(() => setRenaming(passkey.id))}
                    onRemove={() => begin(() => setRemoving(passkey))}
                  />
                ),
              )}
            </ul>
          )}
          {adding && (
            <PasskeyNameForm
              name=""
              submit={change.isPending ? t('adding') : t('continue')}
              busy={change.isPending}
              error={failed}
              onSubmit={(name) => change.mutate({ add: name })}
              onCancel={() => begin(() => setAdding(false))}
            />
          )}
        </div>
      </DialogBody>
      {!adding && isUsable(address) && (
        <DialogFooter>
          <Button variant="primary" onClick={() => begin(() => setAdding(true))}>
            {t('add')}
          </Button>
        </DialogFooter>
      )}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('ask', { name: removing?.name ?? '' })}
        description={failed ?? t(list.length > 1 ? 'effect' : 'effectLast')}
        confirm={t('remove')}
        tone="danger"
        busy={change.isPending}
        onConfirm={() => removing && change.mutate({ remove: removing })}
      />
    </>
  );
}

const isUsable = (address: string | null) =>
  address !== null && worksHere(new URL(address).hostname);

function AddressNotice({ address }: { address: string | null }) {
  const { t } = useTranslation('passkey');
  if (isUsable(address)) return null;
  if (address === null) {
    return (
      <Notice tone="info" title={t('off')}>
        {t('offHint')}
      </Notice>
    );
  }
  if (typeof PublicKeyCredential !== 'function' && window.isSecureContext) {
    return <Notice tone="info" title={t('unsupported')} />;
  }
  return (
    <Notice tone="info" title={t('elsewhere')}>
      {t('elsewhereHint', { address })}
    </Notice>
  );
}

function PasskeyItem({
  passkey: { name, created_at, last_used_at },
  onRename,
  onRemove,
}: {
  passkey: Schemas.Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('passkey');
  const { dateTime } = useTime();
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-3 last:border-b-0">
      <Fingerprint aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-xs text-ink-muted">
          {t('addedOn', { at: dateTime(created_at) })}
          {' · '}
          {last_used_at === null ? t('neverUsed') : t('usedOn', { at: dateTime(last_used_at) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button size="sm" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
