import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';

const fadedEnd = 32;

/** `scrollIntoView` would take the whole page along while a drawer is still on its way in. */
function scrollIntoStrip(tab: HTMLElement | null) {
  const strip = tab?.offsetParent;
  if (!tab || !strip) return;
  const start = tab.offsetLeft - fadedEnd;
  const end = tab.offsetLeft + tab.offsetWidth + fadedEnd;
  if (start < strip.scrollLeft) strip.scrollLeft = start;
  else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth;
}

/**
 * A strip of tabs with the panel of the selected one below. Arrow keys select; if none of the tabs is
 * selected they only move the focus, so that passing by selects nothing.
 *
 * @example
 * <Tabs label={label} names={['bank', 'note']} selected={tab} titleOf={titleOf} onSelect={setTab}>
 *   <TabPanel name={tab}>…</TabPanel>
 * </Tabs>
 */
export function Tabs<Name extends string>({
  label,
  names,
  selected,
  titleOf,
  onSelect,
  children,
}: {
  label: string;
  names: readonly Name[];
  selected: string;
  titleOf: (name: Name) => string;
  onSelect: (name: Name) => void;
  children: ReactNode;
}) {
  const isListed = names.some((name) => name === selected);
  // Radix gives the focus to a tab that is pressed, which looks to the browser as if a key had.
  const [isPressed, setPressed] = useState(false);
  return (
    <Root
      value={selected}
      activationMode={isListed ? 'automatic' : 'manual'}
      onValueChange={(value) => {
        const name = names.find((one) => one === value);
        if (name !== undefined) onSelect(name);
      }}
    >
      <div className="sticky top-0 z-10 border-y border-line bg-raised">
        <List
          aria-label={label}
          onPointerDown={() => setPressed(true)}
          onKeyDown={() => setPressed(false)}
          onBlur={({ currentTarget, relatedTarget }) =>
            setPressed((was) => was && currentTarget.contains(relatedTarget))
          }
          className="fading-ends relative flex overflow-x-auto px-3 [scrollbar-width:none]"
        >
          {names.map((name) => (
            <Trigger
              key={name}
              value={name}
              ref={name === selected ? scrollIntoStrip : undefined}
              className={cn(
                'h-9 shrink-0 border-b-2 px-2 whitespace-nowrap transition-colors -outline-offset-2',
                isPressed && 'outline-none',
                name === selected
                  ? 'border-selection font-medium text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {titleOf(name)}
            </Trigger>
          ))}
        </List>
      </div>
      {children}
    </Root>
  );
}

export function TabPanel({
  name,
  className,
  kept = false,
  children,
}: {
  name: string;
  className?: string;
  /** Stays mounted while another tab is selected, so that what is typed in it is not lost. */
  kept?: boolean;
  children: ReactNode;
}) {
  return (
    <Content
      value={name}
      tabIndex={undefined}
      className={cn(kept && 'data-[state=inactive]:hidden', className)}
      {...(kept && { forceMount: true })}
    >
      <PanelBoundary>{children}</PanelBoundary>
    </Content>
  );
}

/**
 * The selected tab of a page, which is part of its address: a link leads to it, and the way back leaves it.
 *
 * @example
 * const [tab, selectTab] = usePageTab(['matrix', 'difference'], 'matrix');
 */
export function usePageTab<Name extends string>(
  names: readonly Name[],
  defaultName: NoInfer<Name>,
) {
  const { search, latestSearch, change } = usePageAddress();
  const tab = names.find((name) => name === search['tab']) ?? defaultName;
  const select = (name: Name) => {
    const { tab: _, ...rest } = latestSearch();
    change(name === defaultName ? rest : { ...rest, tab: name }, false);
  };
  return [tab, select] as const;
}
