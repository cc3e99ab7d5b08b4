import type { Schemas } from '@brokerdesk/sdk';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { PageLink } from '#/kit/ui/page-link.tsx';
import { recordLinks } from './drill-through.ts';

/** What an exception is about, each record with the way to it where the person may open its page. */
export function SubjectLinks({ exception }: { exception: Schemas.DataException }) {
  const permitted = usePermittedPaths();
  const links = recordLinks(exception).filter(({ to }) => permitted.has(to));
  if (links.length === 0) return exception.subject.name;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {links.map(({ label, to, search }) => (
        <PageLink key={label} to={to} search={search}>
          {label}
        </PageLink>
      ))}
    </span>
  );
}
