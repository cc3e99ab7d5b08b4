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
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

/**
 * Asks for the password, a code of the authenticator or a passkey, over whatever is open, while a write that was refused with
 * SIGN_IN_AGAIN waits.
 */
export function IdentityCheck() {
  const [asking, setAsking] = useState(false);
  const settle = useRef((_confirmed: boolean) => {});

  useEffect(() => {
    identityCheck.ask = () => {
      setAsking(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    };
    return () => {
      identityCheck.ask = null;
      settle.current(false);
    };
  }, []);

  return (
    asking && (
      <IdentityDialog
        onSettled={(confirmed) => {
          setAsking(false);
          settle.current(confirmed);
        }}
      />
    )
  );
}

function IdentityDialog({ onSettled }: { onSettled: (confirmed: boolean) => void }) {
  const { t } = useTranslation('identity');
  const sdk = useSdk();
  const { name, mfa } = useSessionUser();
  const [byCode, setByCode] = useState(mfa);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const passkey = usePasskeyCheck();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is another element.
  useEffect(() => input.current?.focus(), [byCode]);

  function change(next: string) {
    setTyped(next);
    setError(undefined);
  }

  function refuse(message: string) {
    setError(message);
    // It stays, ready to be typed over.
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
      return error?.kind === 'aborted' ? null : error;
    } catch (error) {
      if (error instanceof SdkError) return error.problem;
      return error instanceof PasskeyFailure && error.why === 'cancelled' ? 'cancelled' : null;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (byCode ? text.length === codeLength : text !== '') sendTyped(text);
    else refuse(t(byCode ? 'codeRequired' : 'passwordRequired'));
  }

  return (
    <Dialog
      open
      onOpenChange={() => onSettled(false)}
      title={t('title')}
      description={t('description', { name })}
      busy={busy}
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody>
          <div className="flex max-w-90 flex-col items-start gap-2">
            <div className="w-full">
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
                disabled={busy}
                onClick={() =>
                  void send(async () => ({ passkey: await passkey.sign() }), t('passkeyFailed'))
                }
              >
                <Fingerprint aria-hidden="true" />
                {t('usePasskey')}
              </Button>
            )}
            {mfa && (
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
          <Button type="submit" variant="primary" busy={busy}>
            {t(busy ? 'submitting' : 'submit')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
