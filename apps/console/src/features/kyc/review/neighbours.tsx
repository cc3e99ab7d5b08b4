import { useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListAddress } from '#/business/list/filter/use-list-address.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Announcement } from '#/core/ui/announcement.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { type ShortcutLabel, useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { type KycSearch, list as kycList } from '../kyc-list.ts';

export type Sight = {
  ids: readonly string[];
  openId: string | undefined;
  page: number;
  size: number;
  total: number;
};

type Neighbour = { id: string } | { page: number };

/** Null at either end. One that is no longer in the list is followed by the first of the page. */
export function neighbourOf(
  { ids, openId, page, size, total }: Sight,
  step: 1 | -1,
): Neighbour | null {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  if (at === -1 && step === -1) return null;
  const id = ids[at + step];
  if (id !== undefined) return { id };
  if (at === -1) return null;
  if (step === -1) return page > 1 ? { page: page - 1 } : null;
  return page * size < total ? { page: page + 1 } : null;
}

/** From 1; null if it is not on the page. */
export function positionOf({ ids, openId, page, size }: Omit<Sight, 'total'>): number | null {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  return at === -1 ? null : (page - 1) * size + at + 1;
}

type Neighbours = {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  position: { at: number; total: number } | null;
  /** The page beside this one is on its way. */
  turning: boolean;
};

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

const nextLabels: ShortcutLabel = 'review.next';
const previousLabels: ShortcutLabel = 'review.previous';

export function NeighbourButtons({ onPrevious, onNext, position, turning }: Neighbours) {
  const { t } = useTranslation('kyc');
  useShortcuts({
    ...(onNext && { n: { labelKey: nextLabels, run: onNext } }),
    ...(onPrevious && { p: { labelKey: previousLabels, run: onPrevious } }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span
      role="group"
      aria-label={t('neighbour.label')}
      aria-busy={turning}
      className="inline-flex items-center gap-1 pointer-coarse:gap-2"
    >
      <IconButton
        size="sm"
        label={t('neighbour.previous')}
        className={onPrevious ? 'pointer-coarse:size-9' : 'invisible pointer-coarse:size-9'}
        onClick={onPrevious}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {position !== null && (
        <>
          <span
            aria-hidden="true"
            className="text-xs whitespace-nowrap text-ink-muted tabular-nums"
          >
            {position.at} / {position.total}
          </span>
          <Announcement>{t('neighbour.place', position)}</Announcement>
        </>
      )}
      <IconButton
        size="sm"
        label={t('neighbour.next')}
        className={onNext ? 'pointer-coarse:size-9' : 'invisible pointer-coarse:size-9'}
        onClick={onNext}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </span>
  );
}
