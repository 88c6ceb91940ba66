import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What names a package in an import or re-export that leaves something behind at run time; styles and data need no
 * bundling.
 */
const imported = /^(?:import|export)\s(?!type\s)(?:[^'";=]*?\sfrom\s)?['"]((?:@[\w-]+\/)?[a-z][^'":]*)['"]/gm;

/** Every package, with the part of it, that the source of a package imports: `@hub/domain > @date-fns/tz/tzOffset`. */
export function importedPackages(root: string, packageFolders: Record<string, string>): string[] {
  return Object.entries(packageFolders).flatMap(([packageName, folder]) => {
    const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
    const specifiers = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map((match) => match[1] ?? ''),
    );
    return [...new Set(specifiers)]
      .filter(isBundled)
      .sort()
      .map((specifier) => `${packageName} > ${specifier}`);
  });
}

function isBundled(specifier: string): boolean {
  return (
    !specifier.startsWith('@hub/') &&
    !specifier.startsWith('storybook') &&
    !/^@fontsource|\.(css|json)$/.test(specifier)
  );
}
