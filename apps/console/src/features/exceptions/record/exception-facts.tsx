import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { recordLinks } from './drill-through.ts';

function SubjectLinks({ exception }: { exception: Schemas.DataException }) {
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

const types = ['account', 'trade', 'product', 'deposit_group', 'client', 'staff', 'tally'] as const;

export function ExceptionFacts({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const { exact, ago } = useTime();
  const { client, status, subject } = exception;
  const resolved = status === 'resolved';
  const type = types.find((known) => known === subject.type);
  return (
    <Facts
      facts={[
        { label: t('column.subject'), value: <SubjectLinks exception={exception} />, wide: true },
        { label: t('detail.type'), value: type ? t(`type.${type}`) : subject.type },
        ...(client ? [{ label: t('column.client'), value: <ClientLink client={client} /> }] : []),
        {
          label: t('column.firstSeenAt'),
          value: `${exact(exception.first_seen_at)} (${ago(exception.first_seen_at, new Date())})`,
        },
        { label: t('column.lastSeenAt'), value: exact(exception.last_seen_at) },
        ...optionalFact(t('column.resolvedBy'), resolved && (exception.resolved_by?.name ?? null)),
        ...optionalFact(
          t('detail.resolvedAt'),
          resolved && exception.resolved_at && exact(exception.resolved_at),
        ),
        ...optionalFact(t('resolve.note'), resolved && exception.note, true),
      ]}
    />
  );
}
