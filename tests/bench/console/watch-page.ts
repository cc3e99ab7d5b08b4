import type { Page } from '@playwright/test';

export interface Sight {
  readonly selector: string;
  readonly count: number;
  readonly heading?: string;
  readonly first?: string;
}

declare global {
  interface Window {
    /** When the sight was painted, in milliseconds since the page's beginning. */
    paintedAt?: number;
    /** When the last click happened, on the same clock. */
    clickedAt?: number;
    slowestInteraction?: number;
    watchFor?: (sight: Sight) => void;
  }
}

export async function makeWatchful(page: Page, first?: Sight): Promise<void> {
  await page.addInitScript((sight: Sight | null) => {
    let observer: MutationObserver | undefined;
    let frame = 0;
    const isThere = ({ selector, count, heading, first }: Sight) => {
      if (heading !== undefined) {
        const headings = [...document.querySelectorAll('h1')];
        if (!headings.some((h1) => h1.textContent === heading && h1.checkVisibility()))
          return false;
      }
      const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      if (first !== undefined && !found[0]?.textContent.includes(first)) return false;
      return found.length >= count;
    };
    window.watchFor = (wanted) => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
      delete window.paintedAt;
      const look = () => {
        if (!isThere(wanted)) return;
        observer?.disconnect();
        // After the frame that has it: a message is handled when the frame was drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.paintedAt = performance.now();
        };
        port2.postMessage(null);
      };
      // Once a frame, however often the page changes before it: looking costs as much as a render does.
      const lookBeforePaint = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(look);
      };
      observer = new MutationObserver(lookBeforePaint);
      observer.observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
      lookBeforePaint();
    };
    addEventListener(
      'click',
      ({ timeStamp }) => {
        window.clickedAt = timeStamp;
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    if (sight !== null) window.watchFor(sight);
  }, first ?? null);
}

/** In milliseconds on the page's clock. */
export async function untilPainted(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.paintedAt, null, { polling: 50 });
  return (await seen.jsonValue()) ?? Number.NaN;
}
