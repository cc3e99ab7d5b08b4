import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { MissingPart } from '../controls/loaded.tsx';
import { PanelBoundary } from '../controls/panel-boundary.tsx';

export type PartFile<Props> = {
  read: () => ComponentType<Props> | null;
  /** Retries after a failure. @throws if the part or its labels fail to load */
  load: () => Promise<void>;
};

export function createPartFile<Props>(
  load: () => Promise<ComponentType<Props>>,
  labels: readonly string[],
): PartFile<Props> {
  let part: ComponentType<Props> | null = null;
  return {
    read: () => part,
    async load() {
      const [loaded] = await Promise.all([load(), labels.length > 0 && loadNamespaces(labels)]);
      part = loaded;
    },
  };
}

const nothing = () => {};

/** `React.lazy` would keep a failure for ever and throw it at the page, which would lose typed text. */
export function usePart<Props>(file: PartFile<Props>, onMissing: () => void = nothing) {
  const [Part, setPart] = useState(() => file.read());
  const [missing, setMissing] = useState(false);
  const fail = useEffectEvent(() => {
    setMissing(true);
    onMissing();
  });
  const isThere = Part !== null;
  useEffect(() => {
    if (isThere || missing) return;
    let wanted = true;
    file.load().then(
      () => wanted && setPart(() => file.read()),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [file, isThere, missing]);
  return { Part, missing, retry: () => setMissing(false) };
}

type Substitutes = {
  fallback?: ReactNode;
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
