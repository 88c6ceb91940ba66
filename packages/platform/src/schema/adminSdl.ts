import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of the platform's Admin schema (version 2026-10) that the simulated store serves. */
export function adminSdl(): string {
  return readFileSync(join(import.meta.dirname, 'admin-2026-10.graphql'), 'utf8');
}
