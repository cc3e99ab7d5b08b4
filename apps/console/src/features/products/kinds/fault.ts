import Big from 'big.js';

export type TierDraft = { min: string; rate: string };
export type PlanDraft = { name: string; fee: string; period: string };
export type ProductDraft = Record<string, string | TierDraft[] | PlanDraft[]>;

/** The server checks the same and returns the same codes. */
export type Fault = {
  field: string;
  code:
    | 'VALUE_TOO_SMALL'
    | 'VALUE_TOO_LARGE'
    | 'VALUE_NOT_ABOVE'
    | 'TIME_TOO_EARLY'
    | 'TIME_IN_FUTURE'
    | 'NOT_WHOLE_LOTS'
    | 'NOT_DISTINCT'
    | 'NOT_FOR_FLEXIBLE';
  limit?: string;
  other?: string;
};

export type Unusual = { code: 'RISE' | 'PREMIUM' | 'DISCOUNT'; percent: string; normal: string };

/** Empty fields break none. */
export type Rule = (draft: ProductDraft) => readonly Fault[];

export const textIn = (draft: ProductDraft, name: string): string => {
  const value = draft[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Null while it is no number. */
export function numberIn(draft: ProductDraft, name: string): Big | null {
  return toNumber(textIn(draft, name));
}

export function toNumber(text: string): Big | null {
  const plain = text.trim();
  return /^-?\d+(\.\d+)?$/.test(plain) ? new Big(plain) : null;
}

export const atLeast =
  (field: string, other: string): Rule =>
  (draft) => {
    const [value, min] = [numberIn(draft, field), numberIn(draft, other)];
    if (value === null || min === null || value.gte(min)) return [];
    return [{ field, code: 'VALUE_TOO_SMALL', limit: min.toFixed(), other }];
  };

export const atMost =
  (field: string, other: string): Rule =>
  (draft) => {
    const [value, max] = [numberIn(draft, field), numberIn(draft, other)];
    if (value === null || max === null || value.lte(max)) return [];
    return [{ field, code: 'VALUE_TOO_LARGE', limit: max.toFixed(), other }];
  };

export const above =
  (field: string, other: string): Rule =>
  (draft) => {
    const [value, limit] = [numberIn(draft, field), numberIn(draft, other)];
    if (value === null || limit === null || value.gt(limit)) return [];
    return [{ field, code: 'VALUE_NOT_ABOVE', limit: limit.toFixed(), other }];
  };

export const wholeLots =
  (field: string): Rule =>
  (draft) => {
    const [pieces, lot] = [numberIn(draft, field), numberIn(draft, 'lot_size')];
    if (pieces === null || lot === null || lot.lte(0) || pieces.mod(lot).eq(0)) return [];
    return [{ field, code: 'NOT_WHOLE_LOTS', limit: lot.toFixed() }];
  };

export const after =
  (field: string, other: string, { orSame = false } = {}): Rule =>
  (draft) => {
    const gap = Date.parse(textIn(draft, field)) - Date.parse(textIn(draft, other));
    if (Number.isNaN(gap) || gap > 0 || (orSame && gap === 0)) return [];
    return [{ field, code: 'TIME_TOO_EARLY', other }];
  };
