import type { Proof } from './readProofs.ts';

/** A section of the specification in rules.ts. */
export interface RuleSection {
  /** For example "§2". */
  section: string;
  title: string;
  groups: readonly { title: string; note?: string; rules: Readonly<Record<string, string>> }[];
}

/** docs/coverage.md: every rule with the tests that have its tag. */
export function coveragePage(sections: readonly RuleSection[], proofs: readonly Proof[]): string {
  return [
    '# Coverage',
    '',
    'What the product promises, section by section, and the tests that prove it. `pnpm proofs` writes this page: the rules are',
    "`tools/proofs/rules.ts`, and a test says by a tag which of them it proves (`{ tags: '§4.12' }`, in e2e `{ tag: '@§4.12' }`).",
    '`%s` and `$title` are filled in for each case. `vitest run --tags-filter "§4.12"` runs the tests of one rule.',
    ...sections.flatMap(({ section, title, groups }) => [
      '',
      `## ${section} ${title}`,
      ...groups.flatMap((group) => [
        '',
        `### ${group.title}`,
        '',
        ...(group.note ? [group.note, ''] : []),
        '| § | Rule | Proven by |',
        '|---|---|---|',
        ...Object.entries(group.rules).map(
          ([id, rule]) =>
            `| ${[id, rule, proofsOf(id, proofs)].map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`,
        ),
      ]),
    ]),
    '',
  ].join('\n');
}

function proofsOf(id: string, proofs: readonly Proof[]): string {
  return proofs
    .filter(({ tags }) => tags.includes(id))
    .map(({ path, title }) => `\`${path}\` › ${title}`)
    .join('<br>');
}

/** Rules without a test, and tags without a rule or hazard; one sentence each. */
export function tagFaults(ids: readonly string[], proofs: readonly Proof[]): readonly string[] {
  return [
    ...ids.filter((id) => !proofs.some(({ tags }) => tags.includes(id))).map((id) => `${id} has no test`),
    ...proofs.flatMap(({ path, title, tags }) =>
      tags.filter((tag) => !ids.includes(tag)).map((tag) => `${path} › ${title} is tagged ${tag}, which nothing is`),
    ),
  ];
}
