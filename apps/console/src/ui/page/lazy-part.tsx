import type { ComponentType, ReactNode } from 'react';
import { MissingPart } from '../controls/missing-part.tsx';
import { PanelBoundary } from '../controls/panel-boundary.tsx';
import { createPartFile, type PartFile } from './part-file.ts';
import { usePart } from './use-part.ts';

type Substitutes = {
  /** Until it has come. */
  fallback?: ReactNode;
  /** Replaces `MissingPart` as the fallback. */
  missing?: (retry: () => void) => ReactNode;
};

function LoadedPart<Props extends object>({
  file,
  own,
}: {
  file: PartFile<Props>;
  own: Props & Substitutes;
}) {
  const { Part, missing, retry } = usePart(file);
  if (Part) {
    return (
      <PanelBoundary>
        <Part {...own} />
      </PanelBoundary>
    );
  }
  if (missing) return own.missing?.(retry) ?? <MissingPart onRetry={retry} />;
  return own.fallback;
}

/**
 * A part of a page that is loaded with its own labels when it is first rendered. If loading or drawing it fails, an
 * error with a retry takes its place, and the rest of the page works. `load` loads it earlier.
 *
 * @example
 * const OrdersCharts = lazyPart(
 *   async () => (await import('./orders/orders-charts.tsx')).OrdersCharts,
 *   ['charts'],
 * );
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  labels: readonly string[] = [],
): ComponentType<Props & Substitutes> & Pick<PartFile<Props>, 'load'> {
  const file = createPartFile(load, labels);
  const part = (props: Props & Substitutes) => <LoadedPart file={file} own={props} />;
  return Object.assign(part, { load: file.load });
}
