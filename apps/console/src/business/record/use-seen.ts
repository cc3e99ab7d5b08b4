import type { SdkProblem } from '@brokerdesk/sdk';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '#/ui/api/problem.ts';

/** Never begins with what was fetched for an earlier form. */
export function useFormQuery<Row, Key extends QueryKey>(
  options: UseQueryOptions<Row, DefaultError, Row, Key>,
) {
  const query = useQuery(options);
  const [begun, setBegun] = useState(false);
  if (begun || query.isFetching) return begun ? query : { ...query, data: undefined };
  if (query.data !== undefined) setBegun(true);
  return query;
}

export type Seen<Row> = {
  seen: Row | undefined;
  conflict: { problem: SdkProblem; before: Row } | null;
};

/** Sending the version of a background fetch would overwrite a colleague's change unseen. */
export function useSeen<Row extends object | null>(
  latest: Row | undefined,
  error: Error | null,
  update: (seen: Row, current: unknown) => Row = replaceRecord,
  /** Takes over whatever is fetched: for a form that stays open, as long as nothing is typed in it. */
  follows = false,
): Seen<Row> {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState<Seen<Row>['conflict']>(null);
  if (seen === undefined && latest !== undefined) setSeen(latest);
  if (follows && seen !== undefined && latest !== undefined && latest !== seen) setSeen(latest);
  const problem = error && problemOf(error);
  if (
    seen !== undefined &&
    problem?.code === 'STALE_RECORD' &&
    problem.current !== undefined &&
    problem !== conflict?.problem
  ) {
    setConflict({ problem, before: seen });
    setSeen(update(seen, problem.current));
  }
  return { seen, conflict };
}

function replaceRecord<Row>(_: Row, current: unknown): Row {
  // With STALE_RECORD the server sends the record that was to be written, in the same shape.
  return current as Row;
}
