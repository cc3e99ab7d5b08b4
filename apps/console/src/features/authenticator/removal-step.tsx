import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert, AuthField } from '#/core/login/auth-field.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { StepHeading } from './step-parts.tsx';

export type RemovalProof = { by: 'code' | 'recovery'; code: string; recoveryCode: string };

export const noProof: RemovalProof = { by: 'code', code: '', recoveryCode: '' };

/** As long as the server takes. */
const recoveryCodeMax = 64;

export function RemovalStep({
  proof,
  fieldError,
  error,
  onChange,
  onSubmit,
  onCancel,
}: {
  proof: RemovalProof;
  fieldError: string | null;
  error: string | null;
  onChange: (proof: RemovalProof) => void;
  onSubmit: (proof: RemovalProof) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const input = useRef<HTMLInputElement>(null);
  const [cutShort, setCutShort] = useState(false);
  const { by } = proof;

  useEffect(() => input.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    const isCutShort = by === 'code' && proof.code !== '' && proof.code.length < codeLength;
    setCutShort(isCutShort);
    if (!isCutShort) onSubmit(proof);
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <StepHeading title={t('remove.title')} focused={false} />
        <p className="mt-1 text-ink-muted">{t('remove.hint')}</p>
        <div className="mt-4 flex max-w-80 flex-col gap-4">
          <div>
            <Segmented
              legend={t('remove.by')}
              options={[
                { value: 'code', label: t('code') },
                { value: 'recovery', label: t('recoveryCode') },
              ]}
              value={by}
              onChange={(next) => onChange({ ...proof, by: next })}
            />
          </div>
          {by === 'code' ? (
            <CodeField
              label={t('code')}
              code={proof.code}
              error={cutShort ? t('errors.CODE_INVALID') : (fieldError ?? undefined)}
              inputRef={input}
              onChange={(code) => {
                setCutShort(false);
                onChange({ ...proof, code });
              }}
              onComplete={(code) => onSubmit({ ...proof, code })}
            />
          ) : (
            <AuthField
              name="recovery-code"
              label={t('recoveryCode')}
              error={fieldError ?? undefined}
              inputRef={input}
              value={proof.recoveryCode}
              onChange={({ target }) => onChange({ ...proof, recoveryCode: target.value })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={recoveryCodeMax}
              placeholder="XXXX-XXXX-XXXX-…"
              className="text-center font-mono uppercase placeholder:normal-case"
            />
          )}
          {error !== null && <AuthAlert>{error}</AuthAlert>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('remove.next')}
        </Button>
      </DialogFooter>
    </form>
  );
}

export function RemovalConfirm({
  usesRecoveryCode,
  onBack,
  onConfirm,
}: {
  usesRecoveryCode: boolean;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const effects = [
    t('remove.effects.signIn'),
    t('remove.effects.sessions'),
    usesRecoveryCode ? t('remove.effects.codesUsed') : t('remove.effects.codes'),
  ];
  return (
    <>
      <DialogBody>
        <StepHeading title={t('remove.confirmTitle')} />
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-muted marker:text-danger-text">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onBack}>{t('remove.back')}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {t('remove.confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}
