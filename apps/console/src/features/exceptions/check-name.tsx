import { useCheckLabel } from './use-check-label.ts';

/** The check that found something, by its name. */
export function CheckName({ of }: { of: { check: string; title: string } }) {
  return useCheckLabel()(of);
}
