import type { Schemas } from '@brokerdesk/sdk';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import type { ClientTab } from '#/kit/client/client-address.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { NoRight } from '#/kit/ui/no-right.tsx';
import { tabFiles } from './tab-files.ts';
import { switchTabs, tabByKey } from './tab-names.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

/**
 * A link may open a tab that has no room in a narrow drawer. The strip alone scrolls: `scrollIntoView`
 * would take the whole page along, since the drawer is still on its way in from the side.
 */
function bringIntoSight(tab: HTMLElement | null) {
  const strip = tab?.offsetParent;
  if (!tab || !strip) return;
  const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
  if (start < strip.scrollLeft) strip.scrollLeft = start;
  else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth;
}

export type TabSwitchProps = {
  client: Schemas.Client;
  tab: ClientTab;
  onTab: (tab: ClientTab) => void;
};

/** The parts of a client that are looked at one at a time, and the one that is open. */
export function TabSwitch({ client, tab, onTab }: TabSwitchProps) {
  const { t } = useTranslation('client-detail');
  const id = useId();
  const mayReadKyc = useCan('read', 'kyc');
  const tabs = switchTabs.filter((name) => name !== 'kyc' || mayReadKyc);
  const chosen = tabs.find((name) => name === tab);
  const tabId = (name: ClientTab) => `${id}-${name}`;
  const Content = tabFiles[tab];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabByKey(tabs, chosen ?? tabs[0], event.key);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <>
      <div className="sticky top-0 z-10 overflow-x-auto border-y border-line bg-raised px-3 [scrollbar-width:none]">
        <div role="tablist" aria-label={t('tabs.label')} className="flex" onKeyDown={onKeyDown}>
          {tabs.map((name, at) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              ref={name === tab ? bringIntoSight : undefined}
              aria-selected={name === tab}
              {...(name === tab && { 'aria-controls': `${id}-panel` })}
              tabIndex={name === chosen || (chosen === undefined && at === 0) ? 0 : -1}
              className={cn(
                'h-9 shrink-0 border-b-2 px-2 whitespace-nowrap transition-colors -outline-offset-2',
                name === tab
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
              onClick={() => onTab(name)}
            >
              {t(`tabs.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <TabPanel id={`${id}-panel`} tabId={chosen && tabId(chosen)} title={t(`tabs.${tab}`)}>
        {tab === 'kyc' && !mayReadKyc ? (
          <NoRight />
        ) : (
          <Content key={tab} client={client} fallback={<TabSkeleton />} />
        )}
      </TabPanel>
    </>
  );
}

/** What is open. Where the switch has no tab for it, it has a heading of its own. */
function TabPanel({
  id,
  tabId,
  title,
  children,
}: {
  id: string;
  tabId: string | undefined;
  title: string;
  children: ReactNode;
}) {
  const look = 'min-h-64 px-5 py-4';
  if (tabId === undefined) {
    return (
      <section id={id} aria-label={title} className={look}>
        <h3 className="mb-2.5 font-semibold">{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId} className={look}>
      {children}
    </div>
  );
}
