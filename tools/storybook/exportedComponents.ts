import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An exported component and its file. */
export interface ExportedComponent {
  name: string;
  /** Path from the repository's root. */
  path: string;
}

/** Components that `packages/ui` exports: names with a capital, from .tsx files. */
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
