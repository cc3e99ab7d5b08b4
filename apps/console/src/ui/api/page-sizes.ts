export const pageSizes = [20, 50, 100] as const;

export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 20;

export function readPageSize(text: string): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

export function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
