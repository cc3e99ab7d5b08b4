import { FileText, RotateCw, Trash2 } from 'lucide-react';
import { type Ref, useSyncExternalStore } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem, problemOf } from '#/ui/api/problem.ts';
import { useObjectUrl } from '#/ui/api/use-object-url.ts';
import type { ControlProps } from '../field/field-frame.tsx';
import { formatSize } from './file-kind.ts';
import { type UploadState, uploadOf } from './file-upload.ts';

export function FileCard({
  aria,
  ref,
  file,
  onRemove,
}: {
  aria: ControlProps;
  ref: Ref<HTMLButtonElement>;
  file: File;
  onRemove: () => void;
}) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  const upload = uploadOf(file);
  const state = useSyncExternalStore(upload.subscribe, upload.read);
  return (
    <div className="flex items-start gap-3 rounded-md border border-line p-3">
      <FilePreview file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="break-all">
          {file.name}{' '}
          <span className="whitespace-nowrap text-ink-muted">{formatSize(file.size, locale)}</span>
        </p>
        <Progress state={state} />
        <div className="flex flex-wrap gap-2">
          {state.step === 'failed' && (
            <Button size="sm" onClick={upload.retry}>
              <RotateCw aria-hidden="true" />
              {t('file.retry')}
            </Button>
          )}
          <Button
            ref={ref}
            id={aria.id}
            aria-label={t('file.removeNamed', { name: file.name })}
            aria-describedby={aria['aria-describedby']}
            size="sm"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
            {t('file.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function FilePreview({ file }: { file: File }) {
  const { t } = useTranslation('form');
  const url = useObjectUrl(file);
  const frame =
    'flex h-24 w-24 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-sunken';
  if (!file.type.startsWith('image/')) {
    return (
      <div className={frame}>
        <FileText aria-hidden="true" className="size-7 text-ink-muted" />
      </div>
    );
  }
  return (
    <div className={frame}>
      {url !== null && (
        <img
          src={url}
          alt={t('file.preview', { name: file.name })}
          className="max-h-full max-w-full object-contain"
        />
      )}
    </div>
  );
}

function Progress({ state }: { state: UploadState }) {
  const { t } = useTranslation('form');
  const percent = state.step === 'sending' ? Math.floor(state.share * 100) : 0;
  const refusal = state.step === 'failed' && problemOf(state.error);
  const labels = {
    sending: t('file.sending'),
    done: t('file.sent'),
    failed: (refusal && describeProblem(state.error).message) || t('file.failed'),
  };
  return (
    <div className="flex items-center gap-2 text-xs">
      {/* Only the steps are read out, not every percent. */}
      <p role="status" className={state.step === 'failed' ? 'text-danger-text' : 'text-ink-muted'}>
        {labels[state.step]}
      </p>
      {state.step === 'sending' && (
        <>
          <div
            role="progressbar"
            aria-label={t('file.sending')}
            aria-valuenow={percent}
            className="h-1.5 max-w-40 flex-1 overflow-hidden rounded-full bg-selected"
          >
            <div className="h-full bg-selection" style={{ width: `${percent}%` }} />
          </div>
          <span aria-hidden="true" className="text-ink-muted">
            {percent}%
          </span>
        </>
      )}
    </div>
  );
}
