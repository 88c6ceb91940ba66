import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainFolder } from './readCatalogues.ts';

/** "ha podido" for a try that is over, which is "pudo"; it stands with a word for what lasts until now. */
const perfectOfCould = /\b(?:ha|han|hemos|has|he) podido\b/i;
const untilNow = /\b(?:aún|todavía|desde|nunca)\b/i;

/** What a person did a moment ago. */
const justDone = /\b(?:se han? (?:guardado|eliminado|restaurado)|has (?:dejado|detenido))\b/i;

/** Lines of the Spanish texts that say a past in another tense than the others of their kind. */
function otherTenses(lines: readonly string[]): readonly string[] {
  return lines.filter(
    (line) => (perfectOfCould.test(line) && !untilNow.test(line)) || (justDone.test(line) && !untilNow.test(line)),
  );
}

test('a sentence in the other tense is found, and one that lasts until now is not', () => {
  expect(
    otherTenses(['No se ha podido enviar: {reason}', 'Has dejado de esperar.', 'Se ha guardado «A».']),
  ).toHaveLength(3);
  expect(otherTenses(['Aún no se han podido leer.', 'No se pudo enviar.', 'Se ha eliminado desde entonces.'])).toEqual(
    [],
  );
});

test('Spanish says "no se pudo" of what failed, and "se guardó" of what was done', () => {
  const files = globSync('languages/es/**/*.ts', { cwd: domainFolder });
  expect(files.length).toBeGreaterThan(150);
  const lines = files.flatMap((file) => readFileSync(join(domainFolder, file), 'utf8').split('\n'));
  expect(otherTenses(lines)).toEqual([]);
});
