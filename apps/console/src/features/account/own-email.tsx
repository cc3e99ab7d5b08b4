import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { describeProblem, problemOf } from '#/ui/api/problem.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';

const queryKey = ['own-email'];

const emailQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/email', { signal })),
    staleTime: 0,
  });

type Step = { email: string } | { code: string } | 'remove';

async function submit(sdk: Sdk, step: Step): Promise<Schemas.OwnEmail> {
  if (step === 'remove') return unwrap(await sdk.DELETE('/user/v1/email'));
  if ('email' in step) return unwrap(await sdk.POST('/user/v1/email/start', { body: step }));
  return unwrap(await sdk.POST('/user/v1/email/confirm', { body: step }));
}

export function OwnEmail() {
  const { t } = useTranslation('account');
  const query = useQuery(emailQuery(useSdk()));
  return (
    <section aria-label={t('email.title')} className="border-t border-line pt-3">
      <h3 className="font-medium">{t('email.title')}</h3>
      <p className="mb-2 text-xs text-ink-muted">{t('email.about')}</p>
      <Loaded query={query}>{(own) => <EmailSteps own={own} />}</Loaded>
    </section>
  );
}

function EmailSteps({ own: { email, pending, sends_mail: sendsMail } }: { own: Schemas.OwnEmail }) {
  const { t } = useTranslation('account');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(email === null);
  const [typed, setTyped] = useState('');
  const [confirming, setConfirming] = useState(pending !== null);
  const step = useMutation({
    mutationFn: (next: Step) => submit(sdk, next),
    onSuccess(own) {
      queryClient.setQueryData(queryKey, own);
      setConfirming(own.pending !== null);
      setChanging(own.email === null);
      setTyped('');
    },
  });
  if (!sendsMail) return <p>{t('email.off')}</p>;
  if (!changing && !confirming) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 break-all">{email}</span>
        <Button onClick={() => setChanging(true)}>{t('email.change')}</Button>
        <Button busy={step.isPending} onClick={() => step.mutate('remove')}>
          {t('email.remove')}
        </Button>
        {step.isError && <p role="alert">{describeProblem(step.error).message}</p>}
      </div>
    );
  }
  const wanted = typed.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || step.isPending) return;
    step.mutate(confirming ? { code: wanted } : { email: wanted });
  };
  const isWrong = problemOf(step.error)?.code === 'VALIDATION';
  const failure = isWrong
    ? t(confirming ? 'email.codeWrong' : 'email.wrong')
    : (describeProblem(step.error).message ?? t('email.failed'));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-2">
      <FieldFrame
        label={t(confirming ? 'email.code' : 'email.address')}
        hint={confirming ? t('email.codeHint', { email: pending }) : undefined}
        error={step.isError ? failure : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            type={confirming ? 'text' : 'email'}
            inputMode={confirming ? 'numeric' : 'email'}
            autoComplete={confirming ? 'one-time-code' : 'email'}
            maxLength={confirming ? 8 : 254}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              step.reset();
            }}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap justify-end gap-2">
        {confirming && (
          <Button
            onClick={() => {
              setConfirming(false);
              setChanging(true);
              setTyped('');
              step.reset();
            }}
          >
            {t('email.other')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={step.isPending}>
          {t(confirming ? 'email.confirm' : 'email.send')}
        </Button>
      </div>
    </form>
  );
}
