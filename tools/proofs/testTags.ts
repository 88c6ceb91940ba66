import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from './rules.ts';

const safetyPage = readFileSync(join(import.meta.dirname, '../../docs/safety.md'), 'utf8');

const rules = sections.flatMap((section) => section.groups.flatMap((group) => Object.entries<string>(group.rules)));
const hazards = Array.from(safetyPage.matchAll(/^\| `(hazard:[\w-]+)` \| ([^|]+) \|/gm), ([, tag = '', name = '']) => [
  tag,
  name,
]);

/** Tags that a test may have: the product's rules and the hazards of docs/safety.md. Other tags fail the run. */
export const proofTags = [...rules, ...hazards].map(([name = '', description = '']) => ({ name, description }));
