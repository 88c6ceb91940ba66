/** A section of docs/performance.md in Markdown. */
export interface Section {
  /** Heading without `##`. */
  title: string;
  body: string;
}

/** How a section was measured; its first line says so. */
export interface Origin {
  command: string;
  /** For example `2026-11-24`. */
  date: string;
  tookSeconds: number;
  machine: string;
  /** The machine's load average: processes waiting for a processor. */
  load: { before: number; after: number };
  rounds: number;
}

/** Text before the first section. */
const head = [
  '# Performance',
  [
    'Written by `pnpm bench`, each section by the command in its first line.',
    'With several rounds, a figure is the median, with the smallest and the largest in\nbrackets.',
    'All cases use production builds. Each case checks the screen first; a wrong screen gets no time.',
  ].join(' '),
].join('\n\n');

/** A case's section, starting with the origin of its figures. */
export function sectionOf(title: string, body: string, origin: Origin): Section {
  const { command, date, tookSeconds, machine, load, rounds } = origin;
  const times = rounds === 1 ? 'one run' : `${rounds} rounds`;
  const line =
    `Written by \`${command}\` on ${date} in ${tookSeconds} s, ${times}; load ${load.before.toFixed(1)} before it, ` +
    `${load.after.toFixed(1)} after it.\n${machine}.`;
  return { title, body: `${line}\n\n${body}` };
}

export function sectionText({ title, body }: Section): string {
  return `## ${title}\n\n${body}`;
}

/** Replaces the sections of the same title in the report and appends new ones. */
export function withSections(report: string, sections: readonly Section[]): string {
  const [, ...parts] = report.trimEnd().split(/\n+(?=## )/);
  const isOf = (part: string, { title }: Section) => part === `## ${title}` || part.startsWith(`## ${title}\n`);
  const kept = parts.map((part) => {
    const section = sections.find((one) => isOf(part, one));
    return section ? sectionText(section) : part;
  });
  const added = sections.filter((section) => !parts.some((part) => isOf(part, section))).map(sectionText);
  return `${[head, ...kept, ...added].join('\n\n')}\n`;
}
