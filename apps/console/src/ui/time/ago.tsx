import { useTime } from './use-time.ts';

export function Ago({ at }: { at: string }) {
  const { ago, exact } = useTime();
  return (
    <time dateTime={at} title={exact(at)}>
      {ago(at, new Date())}
    </time>
  );
}
