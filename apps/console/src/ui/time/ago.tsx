import { useTime } from './use-time.ts';

/** How long ago something was; exactly when, in its tip. */
export function Ago({ at }: { at: string }) {
  const { ago, exact } = useTime();
  return (
    <time dateTime={at} title={exact(at)}>
      {ago(at, new Date())}
    </time>
  );
}
