/** A part of docs/performance.md, in Markdown. */
export interface Section {
  /** Without the signs of a heading. */
  title: string;
  body: string;
}

export function sectionText({ title, body }: Section): string {
  return `## ${title}\n\n${body}`;
}

/** The report with these sections in place of those of the same titles; one that is new comes last. */
export function withSections(report: string, sections: readonly Section[]): string {
  const [head = '', ...parts] = report.trimEnd().split(/\n+(?=## )/);
  const isOf = (part: string, { title }: Section) => part === `## ${title}` || part.startsWith(`## ${title}\n`);
  const kept = parts.map((part) => {
    const section = sections.find((one) => isOf(part, one));
    return section ? sectionText(section) : part;
  });
  const added = sections.filter((section) => !parts.some((part) => isOf(part, section))).map(sectionText);
  return `${[head, ...kept, ...added].join('\n\n')}\n`;
}
