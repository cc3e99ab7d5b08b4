import { Fragment, type ReactNode } from 'react';

/** The same shape so many times: what replaces records that have not come has no identity. */
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
