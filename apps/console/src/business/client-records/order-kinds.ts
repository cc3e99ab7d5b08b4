/** The kinds of order, in the order of the menu. */
export const orderKinds = [
  'stock',
  'block',
  'ipo',
  'daily',
  'subscribe',
  'ai',
  'fund',
  'quant',
] as const;
