import i18next from 'i18next';
import type { ComponentType } from 'react';
import { showToast } from '#/ui/controls/toast-store.ts';
import { PanelBoundary } from '../controls/panel-boundary.tsx';
import { createPartFile, lazyPart, type PartFile, usePart } from './lazy-part.tsx';

type Closable = { onClose: () => void } | { onOpen: (id: undefined) => void };

const close = (props: Closable) => ('onClose' in props ? props.onClose() : props.onOpen(undefined));

const BrokenDrawer = lazyPart(async () => (await import('#/ui/overlay/drawer.tsx')).BrokenDrawer);

function Overlay<Props extends Closable>({ file, own }: { file: PartFile<Props>; own: Props }) {
  const id = 'id' in own ? own.id : undefined;
  const giveUp = (title: 'shell:error.chunk' | 'kit:brokenPanel.title') => {
    showToast({ tone: 'danger', title: () => i18next.t(title) });
    close(own);
  };
  const { Part } = usePart(file, () => giveUp('shell:error.chunk'));
  if (!Part) return null;
  if (typeof id !== 'string') {
    return (
      <PanelBoundary fallback={() => null} onFailed={() => giveUp('kit:brokenPanel.title')}>
        <Part {...own} />
      </PanelBoundary>
    );
  }
  return (
    <PanelBoundary
      subject={id}
      fallback={(retry) => <BrokenDrawer id={id} onRetry={retry} onClose={() => close(own)} />}
    >
      <Part {...own} />
    </PanelBoundary>
  );
}

/**
 * A dialog or drawer that is loaded with its labels when first opened. If loading or rendering fails, an
 * error is shown and it closes; opening it again retries. A record drawer stays open with a retry.
 *
 * @example
 * const LoanDrawer = lazyOverlay(
 *   async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
 *   ['decision'],
 * );
 */
export function lazyOverlay<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  labels: readonly string[] = [],
) {
  const file = createPartFile(load, labels);
  return Object.assign((props: Props) => <Overlay file={file} own={props} />, {
    preload: file.load,
  });
}
