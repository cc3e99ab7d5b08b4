import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Announcement } from '#/boot/ui/announcement.tsx';
import { useAdvance } from '#/kit/decision/use-advance.ts';
import type { OpenReview } from '#/kit/list/open-record.ts';
import { useRowOpener } from '#/kit/list/table/row-opener.tsx';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { Loaded } from '#/kit/ui/loaded.tsx';
import { kycQuery } from '../api/get-kyc.ts';
import { KycStatus } from '../kyc-status.tsx';
import { nextInQueue } from '../next-in-queue.ts';
import type { Neighbours } from '../use-neighbours.ts';
import { KycReview } from './kyc-review.tsx';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import { OtherViewers } from './other-viewers.tsx';

export type KycDeskProps = OpenReview<Schemas.Kyc> & { neighbours: Neighbours };

/** The desk at which one identity check is reviewed: the file on the left, the person on the right. */
export function KycDesk({ id, listed, onOpen, queue, neighbours }: KycDeskProps) {
  const { t } = useTranslation('kyc');
  const query = useQuery(kycQuery(useSdk(), id));
  const { advance, announcement } = useAdvance({ queue, onOpen, nextOf: nextInQueue });
  const rowOpener = useRowOpener();
  const kyc = query.data?.kyc ?? listed;
  const unnamed = query.isError ? t('section.identity') : t('desk.loading');
  return (
    <>
      <Drawer
        open
        roomy
        onClose={() => onOpen(undefined)}
        recordId={`${id} ${kyc?.status}`}
        title={kyc ? t('desk.title', { name: kyc.client.full_name }) : unnamed}
        badge={
          <span className="flex flex-wrap items-center gap-1.5">
            {kyc && <KycStatus status={kyc.status} />}
            {query.data && <OtherViewers key={id} id={id} />}
            <NeighbourButtons {...neighbours} />
          </span>
        }
        returnFocusTo={() => rowOpener(id)}
      >
        <Loaded query={query}>
          {(detail) => (
            <KycReview
              key={id}
              detail={detail}
              onOpen={onOpen}
              onDecided={() => void advance(id)}
            />
          )}
        </Loaded>
      </Drawer>
      <Announcement>{announcement}</Announcement>
    </>
  );
}
