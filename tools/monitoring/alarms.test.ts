import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './createMetrics.ts';

const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** A metric with its label names; a histogram's `_count` is one. */
function metricOf(text: string): { name: string; labels: string[] } {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(text) ?? [];
  return {
    name: name.replace(/_count$/, ''),
    labels: [...labels.matchAll(/(\w+)(?:=|!=|=~)"/g)].map(([, l = '']) => l),
  };
}

test('every alarm of docs/operating.md uses a metric and labels that /metrics has', async () => {
  const metrics = createMetrics();
  metrics.recordRequest({ endpoint: '/stats', method: 'GET', status: 500, durationMs: 1 });
  metrics.recordProviderCall('shipbob', { outcome: 'unreachable', durationMs: 1 });
  metrics.recordJob({ queue: 'send-to-warehouse', outcome: 'failed', durationMs: 1 });
  metrics.recordWebhook({ source: 'store', status: 401 });
  const database = {
    kind: 'server' as const,
    inShop: () => Promise.reject(new Error('not used')),
    inSystem: () => Promise.reject(new Error('not used')),
    executeSql: async (text: string) => ({
      rows: text.includes('to_regclass')
        ? [{ found: false }]
        : text.includes('store_connections')
          ? [{ state: 'accessEnded', shops: 1 }]
          : [{ queue: 'outbox', waiting: 1, deferred: 0, active: 0, oldestSeconds: 3 }],
    }),
    listen: () => Promise.reject(new Error('not used')),
    poolUse: () => ({ inUse: 1, idle: 0, waiting: 0 }),
    close: async () => undefined,
  };
  metrics.watch({ database, eventStreamClients: () => 0 });
  const rendered = await metrics.render();
  const table = page.slice(page.indexOf('## Alarms'));
  const alarms = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) => metricOf(text));
  expect(alarms.length).toBeGreaterThan(9);
  for (const { name, labels } of alarms) {
    const lines = rendered.split('\n').filter((line) => new RegExp(`^${name}(_count)?[ {]`).test(line));
    expect([name, lines.length > 0]).toEqual([name, true]);
    for (const label of labels) expect([name, lines.join()]).toEqual([name, expect.stringContaining(`${label}="`)]);
  }
});
