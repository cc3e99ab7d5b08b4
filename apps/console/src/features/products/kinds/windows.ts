import { fieldValue } from './product.ts';

/** The moments of a product, by their fields, and the windows between two of them. */
export type WindowPlan = {
  moments: readonly string[];
  spans: readonly { id: 'orders' | 'apply' | 'pay' | 'lockup'; from: string; to: string }[];
};

export type Moment = {
  field: string;
  /** RFC 3339, or the day alone. */
  at: string;
  passed: boolean;
};

export const noWindows: WindowPlan = { moments: [], spans: [] };

/** The moments that are filled in, in the order of time. */
export function momentsOf({ moments }: WindowPlan, product: object, now: Date): Moment[] {
  return moments
    .flatMap((field) => {
      const at = fieldValue(product, field);
      if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
      return [{ field, at, passed: Date.parse(at) <= now.getTime() }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Undefined if nothing is to come. */
export const nextMoment = (plan: WindowPlan, product: object, now: Date): Moment | undefined =>
  momentsOf(plan, product, now).find(({ passed }) => !passed);

export const isDay = (at: string) => /^\d{4}-\d\d-\d\d$/.test(at);
