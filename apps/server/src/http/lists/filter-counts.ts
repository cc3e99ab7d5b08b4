import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Operation, Schema } from '../contract.ts';

type Input = Record<string, unknown>;
type Handler = (input: Input, context: RequestContext) => Promise<unknown>;

/** Leaves counting to the list itself, so that both have one scope and one set of filters. */
export function withCounts({ query }: Pick<Operation, 'query'>, list: Handler): Handler {
  const filters = propertiesOf(query);
  if (!('counts' in filters)) return list;
  return async (input, context) => {
    // The contract makes it a text of such pairs.
    const { counts: requested, ...given } = input['query'] as Input & { counts?: string };
    const page = await list({ ...input, query: given }, context);
    if (requested === undefined) return page;
    const { totals: _totals, ...filtered } = given;
    const counted = requested.split(',').map(async (name) => {
      const set = { ...filtered, ...filterBy(name, filters), page: 1, size: 0 };
      // Every list has its total.
      const { total } = (await list({ ...input, query: set }, context)) as { total: number };
      return [name, total] as const;
    });
    return { ...(page as object), counts: Object.fromEntries(await Promise.all(counted)) };
  };
}

const propertiesOf = (schema: Schema | null) =>
  (schema?.['properties'] ?? {}) as Record<string, { enum?: unknown[] }>;

function filterBy(name: string, filters: ReturnType<typeof propertiesOf>): Input {
  const [part = '', value] = name.split('.');
  if (filters[part]?.enum?.includes(value)) return { [part]: value };
  throw new Problem('VALIDATION', { errors: [{ field: 'counts', code: 'FIELD_INVALID' }] });
}
