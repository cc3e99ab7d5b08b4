import { type ClassValue, clsx } from 'clsx';

/** Resolves no conflicts: give a component a variant instead of conflicting classes. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
