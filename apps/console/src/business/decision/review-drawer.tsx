import { actionsIn, type StateTable } from '@brokerdesk/machines/records';
import type { Schemas, Sdk } from '@brokerdesk/sdk';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { SubjectType } from '#/business/audit/subject-types.ts';
import { ClientLink } from '#/business/client/client-link.tsx';
import { ClientRisk } from '#/business/client/client-risk.tsx';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { Comments } from '#/business/comments/comments.ts';
import { SecondPersonNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useIsClaimed } from '#/business/work/listed-work.ts';
import { type RecordKey, useGiveUp } from '#/business/work/work-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { useCan } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { waitedSince } from '#/ui/time/duration.ts';
import type { DeskRow, OpenReview } from '../list/open-record.ts';
import { type Conflict, ConflictNotice } from './conflict-notice.tsx';
import { nextToDecide, type Waiting } from './next-to-decide.ts';
import type { DecisionKey } from './review-desk.ts';
import { rowOf } from './use-advance.ts';
import { useKeptKey, useReadAhead, useTurn } from './use-turn.ts';

const WorkLine = lazyPart(
  async () => (await import('#/business/work/work-line.tsx')).WorkLine,
  ['work'],
);

type ReviewHeadProps = {
  /** The amount with its currency, or the record if no money is decided; null if that is the client. */
  subject: string | null;
  /** Null if it is about no client. */
  client: Schemas.ClientRef | null;
  identity?: boolean;
  method?: string;
  /** Since when it waits for its decision; null if it does not. */
  since: string | null;
  askedAt?: string | undefined;
  children?: ReactNode;
};

export function ReviewHead({
  subject,
  client,
  identity = true,
  method,
  since,
  askedAt,
  children,
}: ReviewHeadProps) {
  const { t } = useTranslation(['decision', 'kit']);
  const from = askedAt ?? since;
  const waited = from === null ? null : waitedSince(from, new Date());
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 px-5">
      {subject !== null && <strong className="text-xl font-semibold break-words">{subject}</strong>}
      {client && <ClientLink client={client} />}
      {client && identity && <Standing client={client} />}
      {method && <span className="text-ink-muted">{method}</span>}
      {waited && (
        <span className={askedAt ? 'text-warning-text' : 'text-ink-muted'}>
          {t(askedAt ? 'waitingForClient' : 'waiting', {
            time: t(`kit:waited.${waited.unit}`, { count: waited.count }),
          })}
        </span>
      )}
      {children}
    </div>
  );
}

function waitingOf<Row extends Reviewed>(record: Row | undefined, states: StateTable) {
  return record && actionsIn(states, record.status).includes('approve') ? record : undefined;
}

const waitingSince = (waiting: Reviewed | undefined) =>
  waiting?.waits_since ?? waiting?.made_at ?? null;

const claimedOf = (waiting: Reviewed | undefined) =>
  waiting && (waiting.decision.approve || waiting.decision.reject) ? waiting : undefined;

/** Claims the proposal at the desk, and not its record. */
function claimedKey<Row extends Reviewed, Key extends RecordKey>(
  record: Row | undefined,
  {
    waiting,
    mayStep,
    desk,
    of,
  }: {
    waiting: Row | undefined;
    mayStep: ((record: Row) => boolean) | undefined;
    desk: DeskRow | undefined;
    of: Key;
  },
): RecordKey | undefined {
  const open = claimedOf(waiting) ?? (record && mayStep?.(record) ? record : undefined);
  if (open === undefined) return undefined;
  return desk ? { type: 'proposal', id: desk.id } : of;
}

function useLaterStep<MayStep>(
  id: string,
  { waiting, mayStep }: { waiting: unknown; mayStep: MayStep },
): MayStep | undefined {
  const [decidable, setDecidable] = useState<string | null>(null);
  if (waiting && decidable !== id) setDecidable(id);
  return decidable === id ? undefined : mayStep;
}

function OpenWork({ of, onReturned }: { of: RecordKey | undefined; onReturned: () => void }) {
  return of && <WorkLine key={of.id} {...of} onReturned={onReturned} />;
}

function Standing({ client: { kyc_status: status, risk_level: level } }: OfClient) {
  const mayRead = useCan('read', 'client');
  if (!mayRead) return null;
  return (
    <>
      {status && <KycStatus named="always" status={status} />}
      <ClientRisk level={level} />
    </>
  );
}

type OfClient = { client: Schemas.ClientRef };

export type Decided = {
  onDecided: () => void;
  onConflict: (conflict: Conflict | null) => void;
  pressedKey: (id: string, may: Schemas.Decision) => DecisionKey | null;
  next: RecordKey | undefined;
};

export type Review = Decided & {
  notices: ReactNode;
  /** Drawn by the drawer unless it has two panes. */
  entriesLink: ReactNode;
};

type Reviewed = Waiting & {
  status: string;
  made_at: string | null;
  waits_since?: string | undefined;
  decision: Schemas.Decision;
  asked?: Schemas.Asked | null | undefined;
};

type ReviewDrawerProps<Row extends Reviewed, Detail> = Pick<
  OpenReview<Row>,
  'id' | 'onOpen' | 'queue'
> & {
  /** As far as it is known: the heading is read out again when its state changes. */
  record: Row | undefined;
  labels: {
    title: (record: Row) => string;
    loading: string;
    failed: string;
  };
  badge: (record: Row) => ReactNode;
  tools?: ReactNode;
  query: UseQueryResult<Detail>;
  states: StateTable & Readonly<Record<Row['status'], unknown>>;
  auditedAs: SubjectType & Schemas.CommentSubjectType & Schemas.WorkType;
  /** Whether the user may take the next step of a record that is decided, and so claims it. */
  mayStep?: (record: Row) => boolean;
  readAhead?: (next: Row, at: { queries: QueryClient; sdk: Sdk }) => unknown;
  mayDecide?: (row: Row) => boolean;
  head?: (record: Row) => Omit<ReviewHeadProps, 'since' | 'asked' | 'children'>;
  /** Without it the drawer has two panes, and the decision is in one of them. */
  footer?: (detail: Detail, decided: Decided & { onBegin: () => void }) => ReactNode;
  aside?: (detail: Detail) => ReactNode;
  children: (detail: Detail, review: Review) => ReactNode;
};

function useWayOn<Row extends Reviewed>({
  queue,
  auditedAs,
  mayDecide,
  row,
}: Pick<ReviewDrawerProps<Row, unknown>, 'queue' | 'auditedAs'> & {
  mayDecide: ((row: Row) => boolean) | undefined;
  row: Pick<OpenReview<Row>, 'id' | 'onOpen'>;
}) {
  const type: Schemas.WorkType = queue.desk ? 'proposal' : auditedAs;
  const isClaimed = useIsClaimed(type, useSessionUser().id);
  const giveUp = useGiveUp();
  const nextOf = (rows: readonly Row[], decidedId: string) =>
    nextToDecide(rows, decidedId, { mayDecide, isClaimed });
  const { turn, turning, announcement } = useTurn<Row>({ queue, onOpen: row.onOpen, nextOf });
  const next = nextOf(queue.rows ?? [], row.id);
  const decide = () =>
    void turn(row.id).then((openedId) => {
      // The decision may have claimed it.
      if (next && next.id !== openedId) giveUp({ type, id: next.id });
    });
  return {
    next,
    claimed: next && { type, id: next.id },
    decide,
    isTurning: turning === row.id,
    announcement,
  };
}

export function ReviewDrawer<Row extends Reviewed, Detail>({
  id,
  record,
  labels,
  badge,
  tools,
  query,
  onOpen,
  queue,
  states,
  mayStep,
  readAhead,
  mayDecide,
  head,
  footer,
  aside,
  auditedAs,
  children,
}: ReviewDrawerProps<Row, Detail>) {
  const rowOpener = useRowOpener();
  const row = rowOf(queue, { id, onOpen });
  const way = useWayOn({ queue, auditedAs, mayDecide, row });
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  const { mark, pressedKey } = useKeptKey(row.id, query, way.isTurning);
  useReadAhead({ next: way.next, queue, readAhead, isReady: query.data !== undefined });
  const decided: Decided = {
    onDecided: way.decide,
    pressedKey: (recordId, may) => (recordId === id ? pressedKey(may) : null),
    next: way.claimed,
    onConflict: (found) => setConflict(found && { ...found, id }),
  };
  const conflictNotice = conflict?.id === id && <ConflictNotice conflict={conflict} />;
  const secondPerson = record?.decision.second_person && (
    <SecondPersonNotice decision={record.decision} toProposal={row.toProposal} />
  );
  const notices = (conflictNotice || secondPerson) && (
    <>
      {conflictNotice}
      {secondPerson}
    </>
  );
  const proof = useRef<HTMLDivElement>(null);
  const waiting = waitingOf(record, states);
  const entriesLink = <RecordEntriesLink of={{ type: auditedAs, id }} />;
  const of = { type: auditedAs, id };
  const mayClaim = useLaterStep(id, { waiting, mayStep });
  const claimed = claimedKey(record, { waiting, mayStep: mayClaim, desk: queue.desk, of });
  const comments = <Comments key={id} subject={of} claim={claimed} />;
  return (
    <>
      <Drawer
        open
        full={footer === undefined}
        onClose={() => onOpen(undefined)}
        recordId={`${id} ${record?.status}`}
        title={record ? labels.title(record) : query.isError ? labels.failed : labels.loading}
        badge={
          <>
            <span ref={mark} hidden />
            {record && badge(record)}
            {tools}
          </>
        }
        returnFocusTo={() => rowOpener(row.id)}
        head={
          record &&
          head && (
            <ReviewHead {...head(record)} since={waitingSince(waiting)} askedAt={record.asked?.at}>
              <OpenWork of={claimed} onReturned={() => row.onOpen(undefined)} />
            </ReviewHead>
          )
        }
        aside={
          aside && (
            <div ref={proof}>
              {query.data !== undefined && aside(query.data)}
              {entriesLink}
            </div>
          )
        }
        footer={
          query.data !== undefined &&
          footer?.(query.data, {
            ...decided,
            // On a narrow screen the form takes half of it: the proof is in the other half.
            onBegin: () => proof.current?.scrollIntoView({ block: 'start' }),
          })
        }
      >
        {footer && notices && <div className="flex flex-col gap-4 px-5 pt-4">{notices}</div>}
        <Loaded query={query}>
          {(detail) => (
            <>
              {children(detail, {
                ...decided,
                notices,
                entriesLink: (
                  <>
                    {comments}
                    {entriesLink}
                  </>
                ),
              })}
              {footer && comments}
              {footer && !aside && entriesLink}
            </>
          )}
        </Loaded>
      </Drawer>
      <Announcement>{way.announcement}</Announcement>
    </>
  );
}
