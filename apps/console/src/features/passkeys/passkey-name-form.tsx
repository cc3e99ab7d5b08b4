import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';

const nameMax = 40;

export function PasskeyNameForm({
  name: initial,
  submit,
  busy,
  error,
  onSubmit,
  onCancel,
}: {
  name: string;
  submit: string;
  busy: boolean;
  error: string | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('passkey');
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === '');
    if (typed === '') input.current?.focus();
    else if (!busy) onSubmit(typed);
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      {error !== null && !busy && <Notice announced tone="danger" title={error} />}
      <FieldFrame
        label={t('name')}
        hint={t('nameHint')}
        error={missing ? t('nameRequired') : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={name}
            maxLength={nameMax}
            readOnly={busy}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
          />
        )}
      </FieldFrame>
      <div className="flex justify-end gap-2">
        <Button disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
