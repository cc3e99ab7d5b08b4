import { Fragment, type ReactNode } from 'react';

export function Repeat({
  times,
  children,
}: {
  times: number;
  children: (at: number) => ReactNode;
}) {
  return Array.from({ length: times }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved, added or taken out
    <Fragment key={at}>{children(at)}</Fragment>
  ));
}
