import { readFile } from 'node:fs/promises';
import type { Draw } from './draw.ts';
import { replay } from './schemes.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node replay.ts draw.json');

const draw = JSON.parse(await readFile(file, 'utf8')) as Draw;
const { scheme, seed, lot_size: lot, orders } = draw;
const applicants = orders
  .filter(({ robot }) => scheme.include_robots || !robot)
  .map(({ order_no: id, client, applied }) => ({ id, client, lots: Math.floor(applied / lot) }));
// Every scheme gives out all that there is, or all that was applied for.
const pool = orders.reduce((sum, { allotted }) => sum + allotted, 0) / lot;
const result = replay(scheme, { applicants, pool, seed });

const different = orders.flatMap(({ order_no, allotted }) => {
  const drawn = (result.lots.get(order_no) ?? 0) * lot;
  return drawn === allotted ? [] : [`${order_no}: published ${allotted}, drawn again ${drawn}`];
});
if (String(result.tails) !== String(draw.tails)) {
  different.push(`winning endings: published ${draw.tails}, drawn again ${result.tails}`);
}

const report = [
  `${draw.product}: ${scheme.name}, seed ${seed}`,
  `${orders.length} orders, ${pool} lots of ${lot}`,
  ...(result.tails === null ? [] : [`Winning endings: ${result.tails.join(' ') || 'all'}`]),
  different.length === 0
    ? 'The published result is what the seed gives.'
    : 'The published result is not what the seed gives:',
  ...different,
];
process.stdout.write(`${report.join('\n')}\n`);
process.exitCode = different.length === 0 ? 0 : 1;
