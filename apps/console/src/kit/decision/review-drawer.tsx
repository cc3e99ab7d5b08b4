import type { Schemas } from '@brokerdesk/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Announcement } from '#/boot/ui/announcement.tsx';
import { RecordEntriesLink } from '#/kit/audit/record-entries-link.tsx';
import { SecondPersonNotice } from '#/kit/decision/two-people/second-person-notice.tsx';
import { useRowOpener } from '#/kit/list/table/row-opener.tsx';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { Loaded } from '#/kit/ui/loaded.tsx';
import type { OpenReview } from '../list/open-record.ts';
import { type Conflict, ConflictNotice } from './conflict-notice.tsx';
import { nextToDecide, type Waiting } from './next-to-decide.ts';
import { useAdvance } from './use-advance.ts';

/** What a decision about the open record tells its drawer. */
export type Decided = {
  onDecided: () => void;
  onConflict: (conflict: Conflict | null) => void;
};

/** A record as its drawer shows it. */
type Reviewed = Waiting & { decision: Schemas.Decision };

export type ReviewDrawerProps<Row extends Reviewed, Detail> = Pick<
  OpenReview<Row>,
  'id' | 'onOpen' | 'queue'
> & {
  /** As far as it is known: the heading is read out again when its state changes. */
  record: Row | undefined;
  words: {
    title: (record: Row) => string;
    /** What stands for the title until there is one, and where there will be none. */
    loading: string;
    failed: string;
  };
  badge: (record: Row) => ReactNode;
  query: UseQueryResult<Detail>;
  /** The decision; it stays in sight. */
  footer: (detail: Detail, decided: Decided) => ReactNode;
  /** As what the audit log names the record, for the link to its entries. */
  auditedAs?: string;
  /** The evidence, in the order in which it is looked at. */
  children: (detail: Detail) => ReactNode;
};

/** One record beside its list, to be looked at and decided. */
export function ReviewDrawer<Row extends Reviewed, Detail>({
  id,
  record,
  words,
  badge,
  query,
  onOpen,
  queue,
  footer,
  auditedAs,
  children,
}: ReviewDrawerProps<Row, Detail>) {
  const { data } = query;
  const rowOpener = useRowOpener();
  const { advance, announcement } = useAdvance({ queue, onOpen, nextOf: nextToDecide });
  // What somebody else decided while the person was about to, and about which record.
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  return (
    <>
      <Drawer
        open
        onClose={() => onOpen(undefined)}
        recordId={`${id} ${record?.status}`}
        title={record ? words.title(record) : query.isError ? words.failed : words.loading}
        badge={record && badge(record)}
        returnFocusTo={() => rowOpener(id)}
        footer={
          data !== undefined &&
          footer(data, {
            onDecided: () => void advance(id),
            onConflict: (found) => setConflict(found && { ...found, id }),
          })
        }
      >
        {conflict?.id === id && (
          <div className="px-5 pt-4">
            <ConflictNotice conflict={conflict} />
          </div>
        )}
        {record?.decision.second_person && (
          <div className="px-5 pt-4">
            <SecondPersonNotice decision={record.decision} />
          </div>
        )}
        <Loaded query={query}>
          {(detail) => (
            <>
              {children(detail)}
              {auditedAs && <RecordEntriesLink of={{ type: auditedAs, id }} />}
            </>
          )}
        </Loaded>
      </Drawer>
      <Announcement>{announcement}</Announcement>
    </>
  );
}
