import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { ignoreRepeats } from './decision-buttons.tsx';

export type DecisionFormProps = {
  title: string;
  /** What it does, in words. */
  effect: string;
  confirm: string;
  busy: boolean;
  onCancel: () => void;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** A decision that needs words. It opens in the place of the buttons, with the evidence in sight. */
export function DecisionForm({
  title,
  effect,
  confirm,
  busy,
  onCancel,
  onSubmit,
  children,
}: DecisionFormProps) {
  const { t } = useTranslation('deposit');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      className="flex flex-col gap-3"
      onSubmit={onSubmit}
    >
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-ink-muted">{effect}</p>
      </div>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps repeated keys from its buttons */}
      <div className="flex justify-end gap-2" onKeyDown={ignoreRepeats}>
        <Button disabled={busy} onClick={onCancel}>
          {t('decide.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
