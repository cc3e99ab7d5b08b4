import { createContext } from 'react';

export const drawerLayers = ['record', 'entries', 'client'] as const;
export type DrawerLayer = (typeof drawerLayers)[number];

/**
 * The layer of the drawers below. An address may open several at once, and which of them has loaded first
 * must not decide which lies over the others.
 */
export const DrawerLayerContext = createContext<DrawerLayer>('record');
