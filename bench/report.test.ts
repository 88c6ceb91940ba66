import { describe, expect, test } from 'vitest';
import { sectionOf, withSections } from './report.ts';

const sections = '## Start\n\nSlow.\n\n### Of a phone\n\nSlower.\n\n## Start of a server\n\nFast.\n';
const report = withSections(sections.replace(/^/, '# Of another day\n\n'), []);

describe('the report, after a case ran', () => {
  test('replaces its own section completely and keeps the others', () => {
    const written = withSections(report, [{ title: 'Start', body: 'Quick.' }]);
    expect(written).toBe(report.replace('Slow.\n\n### Of a phone\n\nSlower.', 'Quick.'));
    expect(written).toContain('## Start of a server\n\nFast.\n');
  });

  test('appends a new section', () => {
    expect(withSections(report, [{ title: 'Storybook', body: 'Quick.' }])).toBe(`${report}\n## Storybook\n\nQuick.\n`);
  });

  test('says nothing about figures before its first section', () => {
    expect(report).toMatch(/^# Performance\n\nWritten by `pnpm bench`, [^\d]*\n\n## Start\n/);
    expect(report.endsWith(sections)).toBe(true);
  });

  test('says in each section which command wrote it, when, where and under which load', () => {
    const origin = {
      date: '2026-11-24',
      tookSeconds: 712,
      machine: '2 x EPYC',
      rounds: 1,
      load: { before: 0.24, after: 3 },
    };
    const { title, body } = sectionOf('Load', 'Fast.', { ...origin, command: 'pnpm bench load --seconds 600' });
    expect(title).toBe('Load');
    expect(body).toBe(
      'Written by `pnpm bench load --seconds 600` on 2026-11-24 in 712 s, one run; load 0.2 before it, 3.0 after it.\n' +
        '2 x EPYC.\n\nFast.',
    );
  });
});
