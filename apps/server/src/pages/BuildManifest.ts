/** A module of the build: its file and its imports. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
  isEntry?: boolean;
}

/** Vite's manifest, by source file. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/** Key of the built page. */
export const indexEntry = 'index.html';

/** Key of the app itself, which the page loads once it has its texts. */
export const startEntry = 'src/app/start.tsx';

/** Path of the manifest below the build's folder. */
export const manifestFile = '.vite/manifest.json';

/** Path of the script that starts the first calls of a page under /app. */
export const appScriptFile = '.vite/earlyCalls.js';

/** Every script and stylesheet that these modules need, including themselves. Throws for an unknown module. */
export function filesOfChunks(manifest: BuildManifest, names: readonly string[]): string[] {
  const found = new Set<ManifestChunk>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(walk);
  };
  names.forEach(walk);
  return [...new Set([...found].flatMap(({ file, css = [] }) => [file, ...css]))];
}
