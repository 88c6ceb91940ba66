import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package in an import or re-export that exists at run time. Styles and data need no bundling. */
const imported = /^(?:import|export)\s(?!type\s)(?:[^'";=]*?\sfrom\s)?['"]((?:@[\w-]+\/)?[a-z][^'":]*)['"]/gm;

/** Every package that the sources of these packages import, with its subpath: `@hub/domain > @date-fns/tz/tzOffset`. */
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
