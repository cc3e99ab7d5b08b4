import i18next from 'i18next';
import type { ComponentType } from 'react';
import { showToast } from '#/kit/ui/toast-store.ts';
import { createPartFile, type PartFile } from './part-file.ts';
import { usePart } from './use-part.ts';

/** How it is closed: what lies over a list, by opening no record. */
type Closable = { onClose: () => void } | { onOpen: (id: undefined) => void };

const close = (props: Closable) => ('onClose' in props ? props.onClose() : props.onOpen(undefined));

function Overlay<Props extends Closable>({ file, own }: { file: PartFile<Props>; own: Props }) {
  const { Part } = usePart(file, () => {
    showToast({ tone: 'danger', title: () => i18next.t('shell:error.chunk') });
    close(own);
  });
  return Part && <Part {...own} />;
}

/**
 * A dialog or drawer that comes when it is first opened, with the words that only it needs. Where it cannot be had,
 * that is said, and it is closed: the page stays as it is, and the next time it is asked for again.
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
