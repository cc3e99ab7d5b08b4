import type { ReactNode } from 'react';

/** A page that is one list under its name. */
export function ListPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{title}</h1>
      {children}
    </>
  );
}
