import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names, leaving out what is falsy. It does not resolve conflicts: where a component
 * should look otherwise, give it a variant instead of a class that fights with its own.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
