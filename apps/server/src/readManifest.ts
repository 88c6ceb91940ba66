import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, manifestFile } from './BuildManifest.ts';

/** The manifest of a build of the app; rejects for a build without one. */
export async function readManifest(buildDirectory: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(buildDirectory, manifestFile), 'utf8')) as BuildManifest;
}
