import { createContext } from 'react';

/** What a drawer belongs to, from below: the page's record, the ledger entries over it, the client over both. */
export const drawerLayers = ['record', 'entries', 'client'] as const;
export type DrawerLayer = (typeof drawerLayers)[number];

/**
 * The layer of the drawers below. An address may open several at once, and which of them has loaded first
 * must not decide which lies over the others.
 */
export const DrawerLayerContext = createContext<DrawerLayer>('record');
