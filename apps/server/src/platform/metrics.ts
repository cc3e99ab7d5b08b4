type Labels = Readonly<Record<string, string | number>>;

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(labels: Labels, seconds: number): void;
}

export interface Metrics {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read at each scrape; omitted if the result is null, fails, or takes longer than two seconds. */
  gauge(name: string, help: string, read: () => Samples, type?: 'gauge' | 'counter'): void;
  /** The exposition format of Prometheus, version 0.0.4. */
  text(): Promise<string>;
}

type Sample = number | null | readonly [labels: Labels, value: number][];
type Samples = Sample | Promise<Sample>;

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

export function createMetrics(): Metrics {
  const families: (() => Promise<string[]>)[] = [];
  const family = (name: string, help: string, type: string, lines: () => Promise<string[]>) =>
    families.push(async () => {
      const written = await lines();
      const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
      return written.length === 0 ? [] : [...head, ...written];
    });

  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      family(name, help, 'counter', async () =>
        [...counts].map(([labels, value]) => `${name}${labels} ${value}`),
      );
      return {
        add(labels = {}, by = 1) {
          const key = written(labels);
          counts.set(key, (counts.get(key) ?? 0) + by);
        },
      };
    },

    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; buckets: number[]; sum: number }>();
      family(name, help, 'histogram', async () =>
        [...series.values()].flatMap((one) => histogramLines(name, bounds, one)),
      );
      return {
        observe(labels, seconds) {
          const key = written(labels);
          const one = series.get(key) ?? { labels, buckets: [...bounds, 0].fill(0), sum: 0 };
          const found = bounds.findIndex((bound) => seconds <= bound);
          const at = found === -1 ? bounds.length : found;
          one.buckets[at] = (one.buckets[at] ?? 0) + 1;
          one.sum += seconds;
          series.set(key, one);
        },
      };
    },

    gauge(name, help, read, type = 'gauge') {
      family(name, help, type, async () => {
        const value = await soon(read);
        if (value === null) return [];
        if (typeof value === 'number') return [`${name} ${value}`];
        return value.map(([labels, one]) => `${name}${written(labels)} ${one}`);
      });
    },

    async text() {
      const lines = await Promise.all(families.map((write) => write()));
      return `${lines.flat().join('\n')}\n`;
    },
  };
}

/** Less than a scraper waits: one figure that is unavailable must not take the others along. */
const readMsMax = 2000;

async function soon(read: () => Samples): Promise<Sample> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, readMsMax, null);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, buckets, sum }: { labels: Labels; buckets: readonly number[]; sum: number },
): string[] {
  let upTo = 0;
  const lines = buckets.map((count, at) => {
    upTo += count;
    const le = bounds[at] ?? '+Inf';
    return `${name}_bucket${written({ ...labels, le })} ${upTo}`;
  });
  return [
    ...lines,
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${upTo}`,
  ];
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
