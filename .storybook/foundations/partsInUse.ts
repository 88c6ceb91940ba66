import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of Polaris that the app's source uses. */
export interface PartsInUse {
  /** Token names such as `--p-space-200` with the number of uses in styles, most used first. */
  tokens: readonly { name: string; uses: number }[];
  /** Imported icon names, such as `SearchIcon`. */
  icons: readonly string[];
}

/** Reads the styles and components of packages/ui and apps/web, so that the Foundations pages show only parts in use. */
export function partsInUse(root: string): PartsInUse {
  const read = (ending: string) =>
    globSync(`{packages/ui,apps/web}/src/**/*.${ending}`, { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
  const uses = Map.groupBy(read('css').match(/--p-[a-z0-9-]+/g) ?? [], (name) => name);
  const imports = [...read('tsx').matchAll(/^import \{([^}]*)\} from '@shopify\/polaris-icons';/gm)];
  return {
    tokens: [...uses].map(([name, all]) => ({ name, uses: all.length })).toSorted((a, b) => b.uses - a.uses),
    icons: [...new Set(imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))].toSorted(),
  };
}
