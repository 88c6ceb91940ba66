import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../apps/server/src/operations/createMetrics.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/operating.md', root), 'utf8');
const read = (name: string) => readFileSync(new URL(`tools/monitoring/${name}`, root), 'utf8');

/** A metric with its label names. A histogram's `_count` counts as the histogram. */
function metricOf(text: string): { name: string; labels: string[] } {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(text) ?? [];
  return {
    name: name.replace(/_count$/, ''),
    labels: [...labels.matchAll(/(\w+)(?:=|!=|=~)"/g)].map(([, l = '']) => l),
  };
}

/** The output of /metrics after everything has happened once. */
async function everyMetric(): Promise<string> {
  const metrics = createMetrics();
  metrics.recordRequest({ endpoint: '/stats', method: 'GET', status: 500, durationMs: 1 });
  metrics.recordProviderCall('shipbob', { outcome: 'unreachable', durationMs: 1 });
  metrics.recordJob({ queue: 'send-to-warehouse', outcome: 'failed', durationMs: 1 });
  metrics.recordWebhook({ source: 'store', status: 401 });
  metrics.recordLateCutOffs(1);
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
  return metrics.render();
}

/** Metrics in a Prometheus expression, with the labels that it selects or groups by. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...expression.matchAll(/\b(?:hub|nodejs|process)_\w+(?:\{[^}]*\})?/g)].map(([text]) => {
    const { name, labels } = metricOf(text);
    const byServer = new Set(['le', 'instance']);
    return {
      name: name.replace(/_bucket$/, ''),
      labels: [...labels, ...grouped].filter((label) => !byServer.has(label)),
    };
  });
}

function expectIn(rendered: string, { name, labels }: { name: string; labels: readonly string[] }): void {
  const lines = rendered.split('\n').filter((line) => new RegExp(`^${name}(_count)?[ {]`).test(line));
  expect([name, lines.length > 0]).toEqual([name, true]);
  for (const label of labels) expect([name, lines.join()]).toEqual([name, expect.stringContaining(`${label}="`)]);
}

const alarmsOfPage = [...page.slice(page.indexOf('## Alarms')).matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) =>
  metricOf(text),
);

test('every alarm of docs/operating.md uses a metric and labels that /metrics has', async () => {
  const rendered = await everyMetric();
  expect(alarmsOfPage.length).toBeGreaterThan(9);
  for (const alarm of alarmsOfPage) expectIn(rendered, alarm);
});

interface Rules {
  groups: { rules: { alert: string; expr: string; for: string; annotations: { summary: string } }[] }[];
}

test('every alarm of docs/operating.md is a rule of Prometheus, with metrics that /metrics has', async () => {
  const rendered = await everyMetric();
  const { groups } = parse(read('alarms.yaml')) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  const used = rules.flatMap(({ expr }) => metricsIn(expr));
  for (const { expr } of rules) expect([expr, metricsIn(expr).length > 0]).toEqual([expr, true]);
  for (const metric of used) expectIn(rendered, metric);
  const names = (metrics: readonly { name: string }[]) => [...new Set(metrics.map(({ name }) => name))].toSorted();
  expect(names(used)).toEqual(names(alarmsOfPage));
});

test('the dashboard for Grafana shows metrics and labels that /metrics has, and each of ours', async () => {
  const rendered = await everyMetric();
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  for (const metric of shown) expectIn(rendered, metric);
  for (const { targets } of panels)
    for (const { expr, legendFormat } of targets)
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        if (label !== 'instance') expect([expr, expr.includes(label)]).toEqual([expr, true]);
  const own = [...rendered.matchAll(/^# TYPE (hub_\w+)/gm)].map(([, name = '']) => name);
  expect(new Set(shown.map(({ name }) => name).filter((name) => name.startsWith('hub_')))).toEqual(new Set(own));
});
