import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the app's own source takes from Polaris. */
export interface PartsInUse {
  /** Tokens by name, `--p-space-200`, with the number of times that the styles name them; most used first. */
  tokens: readonly { name: string; uses: number }[];
  /** Names of icons as imported, `SearchIcon`. */
  icons: readonly string[];
}

/** Read from the styles and components of packages/ui and apps/web, so that the pages of Foundations show no other. */
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
