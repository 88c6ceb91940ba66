/** A part of docs/performance.md, in Markdown. */
export interface Section {
  /** Without the signs of a heading. */
  title: string;
  body: string;
}

/** How a section came about, which its first line says. */
export interface Origin {
  command: string;
  /** `2026-11-24` */
  date: string;
  tookSeconds: number;
  machine: string;
  /** Of the machine: programs that wait for a processor. */
  load: { before: number; after: number };
  rounds: number;
}

/** What the page says before its first section. */
const head = [
  '# Performance',
  [
    'Written by `pnpm bench`, each section by the command in its first line.',
    'With several rounds, a figure is the median, with the smallest and the largest in\nbrackets.',
    'All cases use production builds. Each case checks the screen first; a wrong screen gets no time.',
  ].join(' '),
].join('\n\n');

/** The section of a case, which says where its figures are from. */
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

/** The report with these sections replacing those of the same title; new ones come last. */
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
