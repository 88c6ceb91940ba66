import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appScriptFile, type BuildManifest, manifestFile } from './BuildManifest.ts';

/** The manifest of a build of the app; rejects without one. */
export async function readManifest(buildDirectory: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(buildDirectory, manifestFile), 'utf8')) as BuildManifest;
}

/** The script that runs first in pages under /app; `undefined` for a build without it. */
export async function readAppScript(buildDirectory: string): Promise<string | undefined> {
  return readFile(join(buildDirectory, appScriptFile), 'utf8').catch(() => undefined);
}
