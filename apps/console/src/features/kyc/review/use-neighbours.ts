import { useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useListAddress } from '#/business/list/filter/use-list-address.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { type KycSearch, list as kycList } from '../kyc-list.ts';
import { neighbourOf, positionOf } from './neighbour.ts';

export type Neighbours = {
  /** Undefined if there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  position: { at: number; total: number } | null;
  /** The page beside this one is on its way. */
  turning: boolean;
};

/** The records before and after the one that is open, over the ends of the page. */
export function useNeighbours(): Neighbours {
  const [search, onSearchChange] = useListAddress(kycList.readSearch);
  const sdk = useSdk();
  const { timezone } = useSettings();
  const queryClient = useQueryClient();
  // The queue asks for the same, so that it is fetched once.
  const list = useQuery(kycList.query(sdk, search, timezone)).data;
  const [turning, setTurning] = useState(false);
  const latest = useRef<KycSearch | undefined>(search);
  useEffect(() => {
    latest.current = search;
    return () => {
      // The check has been closed.
      latest.current = undefined;
    };
  }, [search]);
  const sight = {
    ids: list?.list.map(({ id }) => id) ?? [],
    openId: search.id,
    page: search.page,
    size: search.size,
    total: list?.total ?? 0,
  };
  const turn = async (page: number, step: 1 | -1) => {
    setTurning(true);
    try {
      const beside = await queryClient.fetchQuery(
        kycList.query(sdk, { ...search, page }, timezone),
      );
      const next = step === 1 ? beside.list[0] : beside.list.at(-1);
      // A user who has gone elsewhere in the meantime is left there.
      if (latest.current !== search) return;
      onSearchChange({ page, ...(next && { id: next.id }) });
    } catch {
      showToast({ tone: 'danger', title: () => i18next.t('kyc:neighbour.failed') });
    } finally {
      setTurning(false);
    }
  };
  const stepTo = (step: 1 | -1) => {
    const to = neighbourOf(sight, step);
    if (to === null) return undefined;
    return () => {
      if (turning) return;
      if ('id' in to) onSearchChange({ id: to.id });
      else void turn(to.page, step);
    };
  };
  const at = positionOf(sight);
  return {
    onPrevious: stepTo(-1),
    onNext: stepTo(1),
    position: at === null ? null : { at, total: sight.total },
    turning,
  };
}
