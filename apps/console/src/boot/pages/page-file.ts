import type { Sdk } from '@brokerdesk/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What the file of a page holds. */
export type PageFile = {
  Page: ComponentType;
  /** Fetches what the page shows first at this address, before it is drawn. Never fails. */
  ahead?:
    | ((at: { queries: QueryClient; sdk: Sdk; timeZone: string; search: object }) => Promise<void>)
    | undefined;
};
