import { lazyRouteComponent } from '@tanstack/react-router';
import { otherLabels } from './chunk-error.ts';

/** A component whose file is fetched when it is needed; that the file is gone is told in our own words. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(otherLabels), name);
