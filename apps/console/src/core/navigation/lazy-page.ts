import { lazyRouteComponent } from '@tanstack/react-router';
import { otherLabels } from './reload-once.ts';

/** A component whose file is fetched when it is needed; an error of our own says that the file is gone. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(otherLabels), name);
