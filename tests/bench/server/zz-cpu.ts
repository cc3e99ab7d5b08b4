import { readdirSync, readFileSync } from 'node:fs';
import { statisticsCalls } from './list-calls.ts';
import { serve } from './start-large-server.ts';
const [url, only = '', roundsText = '5', who = 'god'] = process.argv.slice(2);
const ticks = () => {
  let sum = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const cmd = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!cmd.startsWith(`postgres: postgres ${new URL(url).pathname.slice(1)} `)) continue;
      const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      sum += Number(f[11]) + Number(f[12]);
    } catch {}
  }
  return sum * 10;
};
const server = await serve(url);
const person = await server.signIn(who);
const extra = (process.env.EXTRA ?? '').split(' ').filter(Boolean).map((path) => ({ what: path, path }));
const calls = extra.length > 0 ? extra : await statisticsCalls(who, person);
const rounds = Number(roundsText);
for (const { what, path } of calls) {
  if (!`${path} ${what}`.includes(only)) continue;
  await person.get(path);
  const t0 = ticks();
  const c0 = process.cpuUsage();
  const walls: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const s = performance.now();
    const { status, body } = await person.get(path);
    if (status !== 200) throw new Error(JSON.stringify(body));
    walls.push(performance.now() - s);
  }
  walls.sort((a, b) => a - b);
  const c = process.cpuUsage(c0);
  console.log(`${path.split('?')[0].slice(-14).padEnd(14)} ${what.slice(0, 60).padEnd(28)} pg ${Math.round((ticks() - t0) / rounds)} ms, node ${Math.round((c.user + c.system) / 1000 / rounds)} ms, wall min ${Math.round(walls[0])} med ${Math.round(walls[rounds >> 1])} max ${Math.round(walls.at(-1))}`);
}
await server.stop();
