import { posix } from 'node:path';
import { checkPackage, type Package, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The ways to import a package that ours are not made for: `require`, and resolvers older than `exports`. */
const ignoredResolutions: ReadonlySet<string> = new Set(['node10', 'node16-cjs']);

/**
 * What would go wrong for someone who installs a packed package, one sentence each: what publint and arethetypeswrong
 * say, entries and imports that lead nowhere, and files that are for development only. `entries` are the subpaths that
 * it must have, `./orders`.
 */
export async function packedFaults(packed: Package, entries: readonly string[]): Promise<string[]> {
  return [
    ...missingEntries(packed, entries),
    ...strayFiles(packed),
    ...droppedStyles(packed),
    ...unresolvedImports(packed),
    ...(await publintFaults(packed)),
    ...(await typeFaults(packed, entries)),
  ];
}

function root(packed: Package): string {
  return `/node_modules/${packed.packageName}/`;
}

/** Paths inside the package, `dist/orders/index.js`. */
function packedFiles(packed: Package): string[] {
  return packed.listFiles().map((path) => path.slice(root(packed).length));
}

interface Manifest {
  /** A target by condition, and one `*` in both for whatever an entry is called. */
  exports: Record<string, Record<string, string>>;
  sideEffects?: boolean | readonly string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function manifestOf(packed: Package): Manifest {
  return JSON.parse(packed.readFile(`${root(packed)}package.json`)) as Manifest;
}

/** Neither publint nor arethetypeswrong look for the JavaScript behind a pattern. */
function missingEntries(packed: Package, entries: readonly string[]): string[] {
  const { exports } = manifestOf(packed);
  const files = new Set(packedFiles(packed));
  return entries.flatMap((entry) => {
    const targets = Object.values(exports[entry] ?? exports['./*'] ?? {}).map((target) =>
      posix.join(target.replace('*', entry.slice('./'.length))),
    );
    if (targets.length === 0) return [`${entry} is not among the exports`];
    return targets
      .filter((target) => !files.has(target))
      .map((target) => `${entry} leads to ${target}, which is not there`);
  });
}

function strayFiles(packed: Package): string[] {
  const shippable = /^(?:package\.json|README\.md|CHANGELOG\.md|dist\/.+\.(?:js|d\.ts|css))$/;
  const devOnly = /[.](?:test|stories)[.]|Fixtures|\/testing\//;
  return packedFiles(packed)
    .filter((path) => !shippable.test(path) || devOnly.test(path))
    .map((path) => `${path} has no place in the package`);
}

/**
 * Vite keeps every stylesheet that is imported; other bundlers drop those that the manifest does not tell them to keep.
 */
function droppedStyles(packed: Package): string[] {
  const { sideEffects } = manifestOf(packed);
  const isKept = Array.isArray(sideEffects) && sideEffects.includes('**/*.css');
  return isKept || !packedFiles(packed).some((path) => path.endsWith('.css'))
    ? []
    : ['sideEffects does not keep the stylesheets'];
}

/** Relative imports must find their file in the package, others a dependency in its manifest. */
function unresolvedImports(packed: Package): string[] {
  const { dependencies, peerDependencies } = manifestOf(packed);
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  const files = new Set(packedFiles(packed));
  return [...files]
    .filter((path) => /\.(?:js|d\.ts)$/.test(path))
    .flatMap((path) =>
      importsOf(packed.readFile(root(packed) + path))
        .filter((specifier) => !resolves(path, specifier))
        .map((specifier) => `${path} imports ${specifier}, which is not there`),
    );

  function resolves(from: string, specifier: string): boolean {
    if (!specifier.startsWith('.')) return named.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    const target = posix.join(posix.dirname(from), specifier);
    // A declaration speaks of JavaScript only: whoever checks types has no declarations of our stylesheets.
    return from.endsWith('.d.ts')
      ? specifier.endsWith('.js') && files.has(target.replace(/\.js$/, '.d.ts'))
      : files.has(target);
  }
}

function importsOf(code: string): string[] {
  const statements = code.matchAll(/^(?:import|(?:import|export)\b[^'"\n]* from) ['"]([^'"\n]+)['"];$/gm);
  const calls = code.matchAll(/\bimport\(['"]([^'"\n]+)['"]\)/g);
  return [...statements, ...calls].flatMap(([, specifier]) => specifier ?? []);
}

async function publintFaults(packed: Package): Promise<string[]> {
  const files = packedFiles(packed).map((path) => ({
    name: `package/${path}`,
    data: packed.readFile(root(packed) + path),
  }));
  const { messages, pkg } = await publint({ pkgDir: 'package', pack: { files }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

async function typeFaults(packed: Package, entries: readonly string[]): Promise<string[]> {
  const checked = await checkPackage(packed, { entrypoints: [...entries] });
  if (!checked.types) return ['arethetypeswrong: the package has no types'];
  return checked.problems
    .filter((problem) => !('resolutionKind' in problem && ignoredResolutions.has(problem.resolutionKind)))
    .map((problem) => `arethetypeswrong: ${problem.kind} ${locationOf(problem)}`);
}

function locationOf(problem: Problem): string {
  if ('entrypoint' in problem) return `for ${problem.entrypoint} (${problem.resolutionKind})`;
  return 'fileName' in problem ? `in ${problem.fileName}` : `in ${problem.typesFileName}`;
}
