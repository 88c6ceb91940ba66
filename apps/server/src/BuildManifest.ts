/** One module of the build's manifest: its file, and what has to be there before it runs. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
  isEntry?: boolean;
}

/** The build's own account of what it made, by source file. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/** The built page, as the manifest names it. */
export const indexEntry = 'index.html';

/** Where a build has it, below its folder. */
export const manifestFile = '.vite/manifest.json';

/**
 * Every script and style sheet that these modules need, themselves included. Throws where the build has no such module.
 */
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
