import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names, leaving out falsy values. It does not resolve conflicts: give a component a variant
 * instead of conflicting classes.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
