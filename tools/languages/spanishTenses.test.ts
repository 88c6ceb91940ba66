import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainFolder } from './readCatalogues.ts';

/** "ha podido" for a finished attempt should be "pudo". With a word such as "aún" it is right. */
const perfectOfCould = /\b(?:ha|han|hemos|has|he) podido\b/i;
const untilNow = /\b(?:aún|todavía|desde|nunca)\b/i;

/** An action that the person has just done. */
const justDone = /\b(?:se han? (?:guardado|eliminado|restaurado)|has (?:dejado|detenido))\b/i;

/** Lines of the Spanish texts whose past tense differs from other texts of the kind. */
function otherTenses(lines: readonly string[]): readonly string[] {
  return lines.filter(
    (line) => (perfectOfCould.test(line) && !untilNow.test(line)) || (justDone.test(line) && !untilNow.test(line)),
  );
}

test('finds a sentence in the wrong tense, but not one that lasts until now', () => {
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
