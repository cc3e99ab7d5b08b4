import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { showToast } from '#/shared/ui/toast-store.ts';
import { kycKey } from './api/kyc-keys.ts';
import { listKyc } from './api/list-kyc.ts';
import type { KycSearch } from './kyc-search.ts';
import { nextInQueue } from './next-in-queue.ts';

export type AdvanceOptions = {
  search: KycSearch;
  /** The rows in sight. */
  rows: Schemas.Kyc[] | undefined;
  onOpen: (id: string | undefined) => void;
};

/**
 * `advance`, after a decision, opens the next identity check that waits: one in sight, or else the first
 * that the same filters find on the server. Says so where none is left. Somebody who has gone on to
 * another record meanwhile is left there. `announcement` tells those who cannot see it what has opened.
 */
export function useAdvance({ search, rows, onOpen }: AdvanceOptions) {
  const sdk = useSdk();
  const { timezone } = useSettings();
  const { t } = useTranslation('kyc');
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const openId = useRef(search.id);
  useEffect(() => {
    openId.current = search.id;
  }, [search.id]);
  const findNext = async (decidedId: string) => {
    const inSight = nextInQueue(rows ?? [], decidedId);
    if (inSight) return inSight;
    const waiting: KycSearch = { ...search, status: 'pending', page: 1, size: 100 };
    return nextInQueue((await listKyc(sdk, waiting, timezone)).list, decidedId);
  };
  const advance = async (decidedId: string) => {
    const next = await findNext(decidedId).catch(() => null);
    if (openId.current !== decidedId) return;
    if (next === null) {
      // Without an answer the decided record stays open, as it is by now.
      void queryClient.invalidateQueries({ queryKey: kycKey });
      return;
    }
    onOpen(next?.id);
    if (next) setAnnouncement(t('next.opened', { name: next.client.full_name }));
    else showToast({ tone: 'info', title: t('next.none') });
  };
  return { advance, announcement };
}
