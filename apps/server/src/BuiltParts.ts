/** One module of the build's manifest: its file, and what has to be there before it runs. */
export interface BuiltPart {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
  isEntry?: boolean;
}

/** The build's own account of what it made, by source file. */
export type BuiltParts = Readonly<Record<string, BuiltPart>>;

/** The built page, as the manifest names it. */
export const pageName = 'index.html';

/** Where a build has it, below its folder. */
export const manifestFile = '.vite/manifest.json';

/**
 * Every script and style sheet that these modules need, themselves included. Throws where the build has no such module.
 */
export function filesFor(parts: BuiltParts, names: readonly string[]): string[] {
  const found = new Set<BuiltPart>();
  const walk = (name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`The build has no ${name}`);
    if (found.has(part)) return;
    found.add(part);
    part.imports?.forEach(walk);
  };
  names.forEach(walk);
  return [...new Set([...found].flatMap(({ file, css = [] }) => [file, ...css]))];
}
