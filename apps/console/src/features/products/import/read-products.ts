import type { FileRow } from '#/business/bulk/read-rows.ts';
import { fromTypedDay, fromTypedTime } from '#/ui/time/typed-time.ts';
import {
  type Fault,
  type PlanDraft,
  type ProductDraft,
  type TierDraft,
  textIn,
} from '../kinds/fault.ts';
import {
  fieldsOf,
  type ProductField,
  type ProductKindDefinition,
} from '../kinds/product-fields.ts';
import { faultsOf, isApplicable, toDraft } from '../product-draft.ts';

/** `empty` if the cell needs a value. */
export type CellFault = 'empty' | 'number' | 'time' | 'day' | 'choice' | 'tiers' | 'plans';

type LineFault = {
  /** The field, or one of its rows: `tiers.1.min`. */
  field: string;
} & ({ cell: CellFault; text: string } | { beside: Fault; currency: string });

export type ImportFault = LineFault & { number: number };

export type ImportedProducts = {
  products: readonly { number: number; draft: ProductDraft }[];
  faults: readonly ImportFault[];
  /** Headings that name no field of the kind. */
  ignored: readonly string[];
  missing: readonly string[];
};

export type ImportLabels = {
  fields: (name: string) => readonly string[];
  choices: (name: string, value: string) => readonly string[];
};

export const importFields = (of: ProductKindDefinition): [string, ProductField][] =>
  Object.entries(fieldsOf(of)).filter(([, { workedOut }]) => workedOut !== true);

const plain = (text: string) => text.toLowerCase().replace(/[\s._\-*:：()（）]/g, '');
const decimal = /^-?\d+(\.\d+)?$/;
const withoutCommas = (text: string) => text.replaceAll(/[,，\s]/g, '');
const periods = ['week', 'month', 'quarter', 'year'];

function choiceOf(
  text: string,
  values: readonly string[],
  labels: (value: string) => readonly string[],
) {
  return values.find((value) =>
    [value, ...labels(value)].some((one) => plain(one) === plain(text)),
  );
}

function readTime(text: string, zone: string): string {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? '' : at.toISOString();
  }
  return fromTypedTime(text.replace(/(\d:\d\d):\d\d$/, '$1'), zone);
}

/** `10000 3.5%; 50000 4`: amounts with the rates from there on. */
function readTiers(text: string): TierDraft[] | null {
  const rows = text.split(/[;；]/).map((part) => {
    const [, min = '', rate = ''] = /^\s*([\d.,，]+)[\s:：]+([\d.]+)\s*%?\s*$/.exec(part) ?? [];
    return { min: withoutCommas(min), rate };
  });
  return rows.every(({ min, rate }) => decimal.test(min) && decimal.test(rate)) ? rows : null;
}

/** `Basic 9.90 month; Pro 99 year`: names with their fees and periods. */
function readPlans(text: string, labels: ImportLabels): PlanDraft[] | null {
  const rows = text.split(/[;；]/).map((part) => {
    const [, name = '', fee = '', word = ''] =
      /^\s*(.+?)\s+([\d.,，]+)\s*\/?\s*(\S+)\s*$/.exec(part) ?? [];
    const period = choiceOf(word, periods, (value) => labels.choices('period', value)) ?? '';
    return { name, fee: withoutCommas(fee), period };
  });
  return rows.every(({ fee, period }) => decimal.test(fee) && period !== '') ? rows : null;
}

type Read = { value: ProductDraft[string] } | { cell: CellFault };

const found = (value: ProductDraft[string] | null | undefined, cell: CellFault): Read =>
  value === null || value === undefined || value === '' ? { cell } : { value };

function readCell(
  name: string,
  field: ProductField,
  text: string,
  { zone, labels }: { zone: string; labels: ImportLabels },
): Read {
  const choices = (values: readonly string[]) =>
    found(
      choiceOf(text, values, (value) => labels.choices(name, value)),
      'choice',
    );
  switch (field.type) {
    case 'price':
    case 'money':
    case 'nav':
    case 'count':
    case 'percent': {
      const number = withoutCommas(field.type === 'percent' ? text.replace(/[%％]$/, '') : text);
      return found(decimal.test(number) ? number : null, 'number');
    }
    case 'time':
      return found(readTime(text, zone), 'time');
    case 'day':
      return found(fromTypedDay(text), 'day');
    case 'choice':
      return choices(field.values);
    case 'yesNo':
      return choices(['true', 'false']);
    case 'tiers':
      return found(readTiers(text), 'tiers');
    case 'plans':
      return found(readPlans(text, labels), 'plans');
    case 'market':
    case 'currency':
    case 'code':
      return { value: text.toUpperCase() };
    default:
      return { value: text };
  }
}

export function readProducts(
  of: ProductKindDefinition,
  [head, ...lines]: readonly FileRow[],
  labels: ImportLabels,
  zoneOf: (market: string) => string,
): ImportedProducts {
  const fields = importFields(of);
  const headings = (head?.cells ?? []).filter((heading) => heading !== '');
  const nameOf = (heading: string) =>
    fields.find(([name]) =>
      [name, ...labels.fields(name)].some((one) => plain(one) === plain(heading)),
    )?.[0];
  const names = (head?.cells ?? []).map(nameOf);
  const faults: ImportFault[] = [];
  const products = lines.map(({ number, cells }) => {
    const cellOf = (name: string) => (cells[names.indexOf(name)] ?? '').trim();
    const zone = zoneOf(cellOf('market').toUpperCase());
    const line = readLine(of, cellOf, { zone, labels });
    faults.push(...line.faults.map((fault) => ({ number, ...fault })));
    return { number, draft: line.draft };
  });
  return {
    products,
    faults,
    ignored: headings.filter((heading) => nameOf(heading) === undefined),
    missing: fields.flatMap(([name, field]) =>
      isNeeded(of, name, field) && !names.includes(name) ? name : [],
    ),
  };
}

const isNeeded = (of: ProductKindDefinition, name: string, field: ProductField) =>
  field.optional !== true && of.defaults?.[name] === undefined && of.only?.[name] === undefined;

/** Empty cells have the defaults of a new product. */
function readLine(
  of: ProductKindDefinition,
  cellOf: (name: string) => string,
  read: { zone: string; labels: ImportLabels },
): { draft: ProductDraft; faults: LineFault[] } {
  const draft = toDraft(of, null);
  const faults: LineFault[] = [];
  const fields = importFields(of);
  for (const [name, field] of fields) {
    const text = cellOf(name);
    if (text === '') continue;
    const cell = readCell(name, field, text, read);
    if ('value' in cell) draft[name] = cell.value;
    else faults.push({ field: name, cell: cell.cell, text });
  }
  for (const [name, field] of fields) {
    const isEmpty = cellOf(name) === '' && (Array.isArray(draft[name]) || draft[name] === '');
    if (isEmpty && field.optional !== true && isApplicable(of, name, draft)) {
      faults.push({ field: name, cell: 'empty', text: '' });
    }
  }
  const currency = textIn(draft, 'currency');
  const beside = faultsOf(of, draft).map((fault) => ({
    ...{ field: fault.field, beside: fault, currency },
  }));
  return { draft, faults: [...faults, ...beside] };
}
