import { hashPassword, type Schemas, SdkError, type SdkProblem } from '@brokerdesk/sdk';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasskeyFailure } from '#/business/passkey/ceremony.ts';
import { usePasskeyCheck } from '#/business/passkey/use-passkey-check.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { serverMessage } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { identityCheck } from '#/core/session/access-state.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

/** Opens after SIGN_IN_AGAIN, while the refused write waits, or after SIGNATURE_REQUIRED. */
export function IdentityCheck() {
  const [asking, setAsking] = useState<{ byFactor: boolean } | null>(null);
  const [signing, setSigning] = useState<Schemas.Signing | null>(null);
  const settle = useRef((_confirmed: boolean) => {});
  const sign = useRef((_signature: string | null) => {});

  useEffect(() => {
    identityCheck.ask = ({ ask_for: askFor }) => {
      setAsking({ byFactor: askFor === 'factor' });
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    };
    identityCheck.sign = (request) => {
      // Decisions that are sent together are signed one by one: the next one is refused, and can be repeated.
      sign.current(null);
      setSigning(request);
      return new Promise((resolve) => {
        sign.current = resolve;
      });
    };
    return () => {
      identityCheck.ask = null;
      identityCheck.sign = null;
      settle.current(false);
      sign.current(null);
    };
  }, []);

  function settleSigning(signature: string | null) {
    setSigning(null);
    sign.current(signature);
  }

  return (
    <>
      {asking && (
        <IdentityDialog
          {...asking}
          onSettled={(confirmed) => {
            setAsking(null);
            settle.current(confirmed);
          }}
        />
      )}
      {signing !== null && (
        <SigningDialog
          key={signing.seal}
          signing={signing}
          onSigned={settleSigning}
          onClose={() => settleSigning(null)}
        />
      )}
    </>
  );
}

const SigningDialog = lazyOverlay(
  async () => (await import('./signing-dialog.tsx')).SigningDialog,
  ['signing', 'two-people', 'record', 'menu', 'kit'],
);

function IdentityDialog({
  byFactor,
  onSettled,
}: {
  /** Whether the password is not enough. */
  byFactor: boolean;
  onSettled: (confirmed: boolean) => void;
}) {
  const { t } = useTranslation('identity');
  const sdk = useSdk();
  const { name, mfa } = useSessionUser();
  const [byCode, setByCode] = useState(mfa);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const passkey = usePasskeyCheck();
  const hasField = byCode || !byFactor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is another element.
  useEffect(() => input.current?.focus(), [byCode]);

  function change(next: string) {
    setTyped(next);
    setError(undefined);
  }

  function refuse(message: string) {
    setError(message);
    input.current?.select();
  }

  async function send(what: () => Promise<Schemas.SignInAgainRequest>, failed: string) {
    if (busy) return;
    setBusy(true);
    const problem = await give(what).finally(() => setBusy(false));
    if (problem === undefined) onSettled(true);
    else if (problem !== 'cancelled') {
      refuse(problem !== null && problem.status > 0 ? serverMessage(problem) : failed);
    }
  }

  const sendTyped = (text: string) =>
    void send(
      async () => (byCode ? { code: text } : { password: await hashPassword(text) }),
      t('failed'),
    );

  /** Undefined if it is right; null if the reason is unknown. */
  async function give(
    what: () => Promise<Schemas.SignInAgainRequest>,
  ): Promise<SdkProblem | 'cancelled' | null | undefined> {
    try {
      const { error } = await sdk.POST('/auth/admin/v1/sign_in_again', { body: await what() });
      // Ends the refresh token of before, which others may know. If this fails, the next call refreshes.
      if (error === undefined) await sdk.refresh().catch(() => {});
      return error?.kind === 'aborted' ? null : error;
    } catch (error) {
      if (error instanceof SdkError) return error.problem;
      return error instanceof PasskeyFailure && error.why === 'cancelled' ? 'cancelled' : null;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hasField) return;
    const text = typed.trim();
    if (byCode ? text.length === codeLength : text !== '') sendTyped(text);
    else refuse(t(byCode ? 'codeRequired' : 'passwordRequired'));
  }

  return (
    <Dialog
      open
      onOpenChange={() => onSettled(false)}
      title={t('title')}
      description={t(byFactor ? 'factorDescription' : 'description', { name })}
      busy={busy}
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody>
          <div className="flex max-w-90 flex-col items-start gap-2">
            {!hasField && error !== undefined && <Notice announced tone="danger" title={error} />}
            <div className="w-full" hidden={!hasField}>
              {byCode ? (
                <CodeField
                  label={t('code')}
                  code={typed}
                  error={error}
                  busy={busy}
                  inputRef={input}
                  onChange={change}
                  onComplete={sendTyped}
                />
              ) : (
                <FieldFrame label={t('password')} error={error} required>
                  {(control) => (
                    <Input
                      {...control}
                      ref={input}
                      type="password"
                      autoComplete="current-password"
                      readOnly={busy}
                      value={typed}
                      onChange={({ target }) => change(target.value)}
                    />
                  )}
                </FieldFrame>
              )}
            </div>
            {passkey.offer === 'here' && (
              <Button
                variant={hasField ? 'secondary' : 'primary'}
                disabled={busy}
                onClick={() =>
                  void send(async () => ({ passkey: await passkey.sign() }), t('passkeyFailed'))
                }
              >
                <Fingerprint aria-hidden="true" />
                {t('usePasskey')}
              </Button>
            )}
            {mfa && !byFactor && (
              <Button
                variant="ghost"
                disabled={busy}
                onClick={() => {
                  setByCode(!byCode);
                  change('');
                }}
              >
                {t(byCode ? 'usePassword' : 'useCode')}
              </Button>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button disabled={busy} onClick={() => onSettled(false)}>
            {t('cancel')}
          </Button>
          {hasField && (
            <Button type="submit" variant="primary" busy={busy}>
              {t(busy ? 'submitting' : 'submit')}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
