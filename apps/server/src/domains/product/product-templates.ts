import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq } from 'drizzle-orm';
import { operationOf } from '../../http/contract.ts';
import { bodyProblems } from '../../http/validation.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { productTemplate } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { versioned } from '../../platform/versioned-record.ts';
import { createProduct } from './create-product.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductBody, ProductKind } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

type TemplateRow = typeof productTemplate.$inferSelect;

const view = ({ id, version, createdAt, updatedAt, kind, name, terms }: TemplateRow) => ({
  ...{ id, version, kind, name, terms },
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const templates = versioned({
  table: productTemplate,
  type: 'product_template',
  view,
  facts: ({ kind, name, terms }) => ({ kind, name, ...terms }),
  unique: 'name',
});

export async function listTemplates(
  reader: Reader,
  kind: ProductKind,
): Promise<Schemas.ProductTemplateList> {
  const rows = await reader
    .select()
    .from(productTemplate)
    .where(eq(productTemplate.kind, kind))
    .orderBy(asc(productTemplate.name));
  return { list: rows.map(view) };
}

/** Throws FIELD_TAKEN at `name`, and VALIDATION below `terms` for values that no product of the kind may have. */
export async function createTemplate(
  tx: Transaction,
  context: RequestContext,
  kind: ProductKind,
  { name, terms }: Schemas.ProductTemplateCreate,
): Promise<Schemas.ProductTemplate> {
  const errors = bodyProblems(templateBody(kind), terms);
  if (errors.length > 0) throw new Problem('VALIDATION', { errors: below('terms', errors) });
  return view(await templates.add(tx, context, { kind, name: nameOf(name), terms }));
}

interface Seen {
  id: string;
  kind: ProductKind;
  version: number;
}

export async function renameTemplate(
  tx: Transaction,
  context: RequestContext,
  { name, ...seen }: Seen & { name: string },
): Promise<Schemas.ProductTemplate> {
  const before = await lockTemplate(tx, seen);
  return view(await templates.save(tx, context, before, { name: nameOf(name) }));
}

export async function deleteTemplate(
  tx: Transaction,
  context: RequestContext,
  seen: Seen,
): Promise<Schemas.Done> {
  await templates.remove(tx, context, await lockTemplate(tx, seen));
  return { ok: true };
}

async function lockTemplate(tx: Transaction, { id, kind, version }: Seen): Promise<TemplateRow> {
  const own = and(eq(productTemplate.id, id), eq(productTemplate.kind, kind));
  if ((await tx.$count(productTemplate, own)) === 0) throw new Problem('NOT_FOUND');
  return templates.lock(tx, id, version);
}

function nameOf(typed: string): string {
  const name = typed.trim();
  if (name !== '') return name;
  throw new Problem('VALIDATION', { errors: [{ field: 'name', code: 'FIELD_REQUIRED' }] });
}

const ofOneProduct = new Set(['symbol', 'code', 'name', 'nav', 'trade_date']);

function templateBody<K extends ProductKind>(kind: K) {
  const create = createOperation(kind);
  const rules: ProductKindRules<K> = productKinds[kind];
  const given = Object.entries(Object(create.body?.['properties']));
  const kept = new Set(
    fieldsOf(rules)
      .filter(([name, { type }]) => type !== 'time' && !ofOneProduct.has(name))
      .map(([name]): string => name),
  );
  const properties = Object.fromEntries(given.filter(([name]) => kept.has(name)));
  const body = { type: 'object', additionalProperties: false, properties };
  return { ...create, key: `template of ${kind}`, body };
}

const createOperation = (kind: ProductKind) => operationOf(`POST /${kind}/admin/v1/create`);

const below = (path: string, errors: readonly FieldProblem[]): FieldProblem[] =>
  errors.map((one) => ({ ...one, field: `${path}.${one.field}` }));

/** Adds all or none. Throws VALIDATION with what is wrong with every one of them, as `items.3.min_lots`. */
export async function importProducts<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext,
  kind: K,
  items: readonly Schemas.ProductTerms[],
): Promise<Schemas.ProductsImported> {
  const rules: ProductKindRules<K> = productKinds[kind];
  const operation = createOperation(kind);
  const ids: string[] = [];
  const errors: FieldProblem[] = [];
  const add = async (item: object) => {
    const wrong = bodyProblems(operation, item);
    if (wrong.length > 0) throw new Problem('VALIDATION', { errors: wrong });
    // Checked against the contract.
    ids.push((await createProduct(tx, context, rules, item as ProductBody<K>)).id);
  };
  for (const [at, item] of items.entries()) {
    try {
      await add(item);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== 'VALIDATION') throw problem;
      errors.push(...below(`items.${at}`, problem.details.errors ?? []));
    }
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return { ids };
}
