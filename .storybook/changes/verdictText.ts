import type { Verdict } from './Changes.ts';

/** The file of a verdict. JSON's texts are YAML's, so nothing that is typed can break it. */
export function verdictText({ verdict, by, note, pictures }: Verdict): string {
  return [
    `verdict: ${verdict}`,
    `by: ${JSON.stringify(by.trim())}`,
    ...(note.trim() === '' ? [] : [`note: ${JSON.stringify(note.trim())}`]),
    'pictures:',
    ...pictures.map((id) => `  - ${JSON.stringify(id)}`),
    '',
  ].join('\n');
}
