import { useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';

const target = 'flex size-full min-h-7 min-w-8 items-center justify-center select-none';

export type RowTickProps = {
  id: string;
  openerId: string;
  label: string;
  checked: boolean;
  onTick: (id: string, range: boolean) => void;
};

export function RowTick({ id, openerId, label, checked, onTick }: RowTickProps) {
  const ownId = `${openerId}-tick`;
  return (
    <label htmlFor={ownId} className={target}>
      <Checkbox
        id={ownId}
        aria-label={label}
        aria-labelledby={`${ownId} ${openerId}`}
        aria-keyshortcuts="x"
        checked={checked}
        onChange={({ nativeEvent }) =>
          onTick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

export type PageTicked = { all: boolean; some: boolean; ready: boolean };

export function PageTick({
  page: { all, some, ready },
  onToggle,
}: {
  page: PageTicked;
  onToggle: () => void;
}) {
  const { t } = useTranslation('table');
  const ownId = useId();
  return (
    <label htmlFor={ownId} className={target}>
      <Checkbox
        id={ownId}
        aria-label={t('select.page')}
        checked={all}
        indeterminate={some && !all}
        disabled={!ready}
        onChange={onToggle}
      />
    </label>
  );
}
