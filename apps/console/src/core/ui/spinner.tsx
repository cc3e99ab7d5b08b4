import { LoaderCircle } from 'lucide-react';

/** Decoration beside words that say what is under way. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <LoaderCircle aria-hidden="true" data-slot="spinner" size={size} className="animate-spin" />
  );
}
