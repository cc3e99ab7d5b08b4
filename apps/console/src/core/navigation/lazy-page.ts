import { lazyRouteComponent } from '@tanstack/react-router';
import { otherLabels } from './reload-once.ts';

export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(otherLabels), name);
