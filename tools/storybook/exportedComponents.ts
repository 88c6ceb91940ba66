import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A component that others may use, and where it stands. */
export interface ExportedComponent {
  name: string;
  /** From the root of the repository. */
  path: string;
}

/**
 * What `packages/ui` gives to others that can be drawn: the names that begin with a capital and come from a .tsx file.
 */
export function exportedComponents(root: string): readonly ExportedComponent[] {
  return globSync('packages/ui/src/*/index.ts', { cwd: root })
    .toSorted()
    .flatMap((index) =>
      reexports(readFileSync(join(root, index), 'utf8')).map(({ name, from }) => ({
        name,
        path: join(dirname(index), from),
      })),
    );
}

function reexports(source: string): { name: string; from: string }[] {
  return [...source.matchAll(/^export \{([^}]*)\} from '([^']+\.tsx)';/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, from })),
  );
}
