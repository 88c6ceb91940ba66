import { describe, expect, test } from 'vitest';
import { withSections } from './report.ts';

const report =
  '# Performance\n\nOf today.\n\n## Start\n\nSlow.\n\n### Of a phone\n\nSlower.\n\n## Start of a server\n\nFast.\n';

describe('the report, after some cases ran alone', () => {
  test('has their sections in place of the old ones, with all that belonged to them, and keeps the others', () => {
    expect(withSections(report, [{ title: 'Start', body: 'Quick.' }])).toBe(
      '# Performance\n\nOf today.\n\n## Start\n\nQuick.\n\n## Start of a server\n\nFast.\n',
    );
  });

  test('has a section that it did not have at its end', () => {
    expect(withSections(report, [{ title: 'Storybook', body: 'Quick.' }])).toBe(`${report}\n## Storybook\n\nQuick.\n`);
  });

  test('stays as it is without any', () => {
    expect(withSections(report, [])).toBe(report);
  });
});
