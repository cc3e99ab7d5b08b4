import {
  compilePermissions,
  diffPermissions,
  explain,
  menuFor,
  parsePermissions,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import {
  type Candidate,
  type Cost,
  costOf,
  type Effort,
  measureInTurns,
  ratio,
} from '../measure.ts';
import {
  type Budget,
  bytes,
  DisagreementError,
  duration,
  type PartReport,
  type Table,
  times,
} from '../report.ts';
import { accesscontrol } from './accesscontrol.ts';
import { brokerdesk } from './brokerdesk.ts';
import { casbin } from './casbin.ts';
import { casl } from './casl.ts';
import type { Contender } from './contender.ts';
import { mapOfSets } from './map-of-sets.ts';
import { allQuestions, type Question, questions } from './questions.ts';

const peers = [mapOfSets, casl, accesscontrol, casbin];
const contenders = [brokerdesk, ...peers];
const effort: Effort = { rounds: 21, roundMs: 6, batch: 256 };

export async function benchPolicy(): Promise<PartReport> {
  await expectSameAnswers();
  const mix = await measureInTurns(await checksOf(contenders, allQuestions), effort);
  const kinds: { kind: string; costs: readonly Cost[] }[] = [];
  for (const [kind, ofKind] of Object.entries(questions)) {
    const checks = await checksOf([brokerdesk, mapOfSets], ofKind);
    kinds.push({ kind, costs: await measureInTurns(checks, effort) });
  }
  const compiling = await measureInTurns(contenders.map(compileAll), effort);
  const others = await measureInTurns(otherCalls(), effort);
  return {
    tables: [
      peerTable(`A check, over ${allQuestions.length} questions of all four roles`, mix),
      kindTable(kinds),
      peerTable("Making one role's grants ready to be asked", compiling),
      {
        title: 'The other calls of @brokerdesk/policy',
        columns: ['', 'median', 'fastest', 'allocates'],
        rows: others.map((cost) => [cost.name, ...figures(cost)]),
      },
    ],
    budgets: [
      againstMap('can(), the whole mix', mix),
      ...kinds.map(({ kind, costs }) => againstMap(`can(), ${kind}`, costs)),
      {
        what: 'can() allocates',
        measured: costOf(mix, brokerdesk.name).bytes,
        atMost: 0,
        unit: ' B',
      },
    ],
    details: { mix, kinds, compiling, others },
  };
}

async function expectSameAnswers(): Promise<void> {
  for (const question of allQuestions) {
    const [ours, ...theirs] = await Promise.all(
      contenders.map(async ({ prepare }) => (await prepare([question]))()),
    );
    const other = peers.find((_, at) => theirs[at] !== ours);
    if (other) {
      throw new DisagreementError(
        `${other.name} answers ${JSON.stringify(question)} otherwise than ${brokerdesk.name}: they cannot be compared.`,
      );
    }
  }
}

const checksOf = (asking: readonly Contender[], list: readonly Question[]): Promise<Candidate[]> =>
  Promise.all(
    asking.map(async ({ name, prepare }) => ({
      name,
      operations: list.length,
      run: await prepare(list),
    })),
  );

const compileAll = ({ name, compile }: Contender): Candidate => ({
  name,
  operations: roles.length,
  run: () => Promise.all(roles.map(compile)),
});

function otherCalls(): Candidate[] {
  const posed = allQuestions.map(({ role, action, ref }) => ({
    permissions: compilePermissions(rolePermissions(role)),
    action,
    ref,
  }));
  const angel = compilePermissions(rolePermissions('angel'));
  const hero = compilePermissions(rolePermissions('hero'));
  const stored = JSON.stringify(angel);
  const once = (name: string, run: () => unknown): Candidate => ({ name, operations: 1, run });
  return [
    {
      name: 'explain, over the same questions',
      operations: posed.length,
      run: () => posed.filter((one) => explain(one.permissions, one.action, one.ref).allowed),
    },
    once('parsePermissions, of stored text', () => parsePermissions(stored)),
    once('menuFor', () => menuFor({ permissions: angel, tenant: 'es' })),
    once('diffPermissions', () => diffPermissions(hero, angel)),
  ];
}

const figures = (cost: Cost) => [duration(cost.median), duration(cost.fastest), bytes(cost.bytes)];

function peerTable(title: string, costs: readonly Cost[]): Table {
  const ours = costOf(costs, brokerdesk.name);
  return {
    title,
    columns: ['', 'median', 'fastest', 'allocates', 'to ours'],
    rows: costs.map((cost) => [cost.name, ...figures(cost), times(ratio(cost, ours))]),
  };
}

function kindTable(kinds: readonly { kind: string; costs: readonly Cost[] }[]): Table {
  return {
    title: 'A check, by what decides it',
    columns: ['', 'ours', 'Map of Sets', 'ours to the Map'],
    rows: kinds.map(({ kind, costs }) => [
      kind,
      duration(costOf(costs, brokerdesk.name).median),
      duration(costOf(costs, mapOfSets.name).median),
      times(againstMap(kind, costs).measured),
    ]),
  };
}

function againstMap(what: string, costs: readonly Cost[]): Budget {
  const measured = ratio(costOf(costs, brokerdesk.name), costOf(costs, mapOfSets.name));
  return { what: `${what}, to a plain Map of Sets`, measured, atMost: 1, unit: '×' };
}
