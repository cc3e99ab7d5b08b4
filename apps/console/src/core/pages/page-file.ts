import type { Sdk } from '@brokerdesk/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageName } from './page-route.ts';

export type PageProps = { name: PageName; kind?: string | undefined };

export type PageFile = {
  Page: ComponentType<PageProps>;
  /** Fetches what the page shows first at this address, before it is drawn. Never fails. */
  prefetch?:
    | ((at: {
        queries: QueryClient;
        sdk: Sdk;
        timeZone: string;
        search: object;
        kind?: string | undefined;
      }) => Promise<void>)
    | undefined;
};
