import { expect, test } from 'vitest';
import { bulkAnswer, type MaybeRisky } from '#/business/risk.tsx';
import { splitByRisk } from './use-risk-split.ts';

const row = (id: string, risk?: MaybeRisky['risk']) => ({ id, ...(risk && { risk }) });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

// @rule lists: Bulk leaves out look unless ticked, and stop always
test('a bulk approval takes records without a risk, takes `look` only if it is ticked, and never takes `stop`', () => {
  const rows = [row('a', 'none'), row('b', 'look'), row('c', 'stop'), row('d', 'look'), row('e')];
  const { included, odd, stopped } = splitByRisk(rows, new Set(['c', 'd']));
  expect([ids(included), ids(odd), ids(stopped)]).toEqual(['ade', 'bd', 'c']);
});

test('a bulk decision names the reasons that were seen, and says nothing of a kind without risk', () => {
  expect(
    bulkAnswer({ risk: 'look', risk_reasons: [{ code: 'shared_ip', level: 'look' }] }),
  ).toEqual({
    bulk: true,
    acknowledged_reasons: ['shared_ip'],
  });
  expect(bulkAnswer({ risk: 'none', risk_reasons: [] })).toMatchObject({ bulk: true });
  expect(bulkAnswer({})).toEqual({});
});
