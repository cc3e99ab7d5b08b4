import { Download, Eraser, Pause, Play, X } from 'lucide-react';
import type { DevLogKind } from '#/core/browser/dev-log-source.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';

export type LogFilter = { kind: DevLogKind | 'all'; query: string };

export type LogBarProps = {
  titleId: string;
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  count: { all: number; shown: number };
  paused: boolean;
  onPause: () => void;
  onClear: () => void;
  onExport: () => void;
  onClose: () => void;
};

const kinds = ['all', 'call', 'transition', 'navigation'] as const;

export function LogBar({ titleId, filter, onFilter, count, paused, ...on }: LogBarProps) {
  const { t } = useTranslation('devlog');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line px-3 py-1.5">
      <h2 id={titleId} className="font-medium">
        {t('title')}
      </h2>
      <p role="status" className="text-xs text-ink-muted">
        {paused ? t('paused') : null}
      </p>
      <p className="flex-1 text-xs whitespace-nowrap text-ink-muted">
        {t('count', { count: count.all, shown: count.shown })}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:order-last max-md:basis-full">
        <Segmented
          legend={t('kinds.legend')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={filter.kind}
          onChange={(kind) => onFilter({ ...filter, kind })}
        />
        <div className="min-w-32 flex-1 md:w-48 md:flex-none">
          <Input
            type="search"
            inputSize="sm"
            aria-label={t('filter')}
            placeholder={t('filter')}
            value={filter.query}
            onChange={({ target }) => onFilter({ ...filter, query: target.value })}
          />
        </div>
      </div>
      <div className="flex items-center">
        <IconButton size="sm" label={paused ? t('resume') : t('pause')} onClick={on.onPause}>
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
        <IconButton size="sm" label={t('clear')} onClick={on.onClear}>
          <Eraser aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('export')} onClick={on.onExport}>
          <Download aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('close')} onClick={on.onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
