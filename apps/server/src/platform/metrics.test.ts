import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('the exposition format', () => {
  it('has each family with its help and type, and nothing of one without samples', async () => {
    const metrics = createMetrics();
    const requests = metrics.counter('requests_total', 'Requests.');
    metrics.counter('unused_total', 'Never counted.');
    metrics.gauge('nothing', 'Not known.', () => null);
    metrics.gauge('open', 'Open things.', async () => 3);
    requests.add({ status: 200 });
    requests.add({ status: 200 });
    requests.add({ status: 404 }, 5);
    expect(await metrics.text()).toBe(
      [
        '# HELP requests_total Requests.',
        '# TYPE requests_total counter',
        'requests_total{status="200"} 2',
        'requests_total{status="404"} 5',
        '# HELP open Open things.',
        '# TYPE open gauge',
        'open 3',
        '',
      ].join('\n'),
    );
  });

  it('counts an observation in its bucket and in every larger one', async () => {
    const metrics = createMetrics();
    const durations = metrics.histogram('seconds', 'Durations.', [0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 7]) durations.observe({ operation: 'a' }, seconds);
    const lines = (await metrics.text()).split('\n');
    expect(lines.slice(2, -1)).toEqual([
      'seconds_bucket{operation="a",le="0.1"} 2',
      'seconds_bucket{operation="a",le="1"} 3',
      'seconds_bucket{operation="a",le="+Inf"} 4',
      'seconds_sum{operation="a"} 7.65',
      'seconds_count{operation="a"} 4',
    ]);
  });

  it('escapes what would break a line', async () => {
    const metrics = createMetrics();
    metrics.counter('c', 'C.').add({ path: 'a"b\\c\nd' });
    expect(await metrics.text()).toContain('c{path="a\\"b\\\\c\\nd"} 1\n');
  });
});
