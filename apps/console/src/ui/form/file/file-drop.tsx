import { Upload } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import type { ControlProps } from '../field/field-frame.tsx';
import { fileTypes } from './file-kind.ts';

/** A file dropped beside the place for it would be opened by the browser, in place of the console. */
function ignoreDrop(event: DragEvent) {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
}

/** Covers the browser's own file control, so that click and Enter work. */
export function FileDrop({
  aria,
  ref,
  accept = fileTypes,
  onFile,
}: {
  aria: ControlProps;
  accept?: readonly string[];
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation('form');
  const [over, setOver] = useState(false);
  useEffect(() => {
    addEventListener('dragover', ignoreDrop);
    addEventListener('drop', ignoreDrop);
    return () => {
      removeEventListener('dragover', ignoreDrop);
      removeEventListener('drop', ignoreDrop);
    };
  }, []);
  return (
    <div
      className={cn(
        'relative flex items-center justify-center gap-2 rounded-md border border-dashed px-3 py-5 text-ink-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus has-aria-invalid:border-danger-text',
        over ? 'border-selection bg-selection-surface' : 'border-line-strong',
      )}
    >
      <Upload aria-hidden="true" className="size-4 shrink-0" />
      <span aria-hidden="true">{t('file.drop')}</span>
      <input
        {...aria}
        ref={ref}
        type="file"
        accept={accept.join()}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
