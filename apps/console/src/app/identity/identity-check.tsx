import { hashPassword, type SdkProblem } from '@brokerdesk/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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
 * Asks for the password or a code of the authenticator, over whatever is open, while a write that was refused with
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

  async function send(text: string) {
    if (busy) return;
    setBusy(true);
    const problem = await give(text).finally(() => setBusy(false));
    if (problem === undefined) onSettled(true);
    else refuse(problem !== null && problem.status > 0 ? serverMessage(problem) : t('failed'));
  }

  /** Undefined if it is right; null if the reason is unknown. */
  async function give(text: string): Promise<SdkProblem | null | undefined> {
    try {
      const body = byCode ? { code: text } : { password: await hashPassword(text) };
      const { error } = await sdk.POST('/auth/admin/v1/sign_in_again', { body });
      return error?.kind === 'aborted' ? null : error;
    } catch {
      return null;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (byCode ? text.length === codeLength : text !== '') void send(text);
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
                  onComplete={(digits) => void send(digits)}
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
