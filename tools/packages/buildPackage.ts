/**
 * Makes `dist/` of the package that it is run in, which is what a tarball of it holds: JavaScript and declarations, one
 * file per source file. Runs before every `pnpm pack`; the workspace itself works on the sources and needs no build.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

const sources = join(process.cwd(), 'src');
const built = join(process.cwd(), 'dist');

rmSync(built, { recursive: true, force: true });
execFileSync(join(import.meta.dirname, '../../node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
});

const stylesheets = new Set<string>();
for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
  const file = join(built, name);
  if (name.endsWith('.d.ts')) change(file, declarationFor);
  else if (name.endsWith('.js')) change(file, (code) => moduleFor(code, dirname(file)));
}
const vite = await resolveConfig({ configFile: false, logLevel: 'warn' }, 'build');
await Promise.all([...stylesheets].map(writeStylesheet));

function change(file: string, to: (code: string) => string): void {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}

/** The compiler leaves `./Order.ts` in declarations, and imports that are there for their styles alone. */
function declarationFor(code: string): string {
  return code.replaceAll(/^import '[^']+';\n/gm, '').replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1');
}

/**
 * Notes the stylesheets that a module in `folder` imports. The class names of a CSS module come from JavaScript beside
 * it.
 */
function moduleFor(code: string, folder: string): string {
  return code.replaceAll(/^import (?:\w+ from )?'(\.{1,2}\/[^']+\.css)';$/gm, (line, path: string) => {
    stylesheets.add(join(folder, path));
    return line.replace(/\.module\.css';$/, ".module.js';");
  });
}

/**
 * Writes a stylesheet as plain CSS: not every bundler compiles the CSS modules of a package. Importing the class names
 * brings it along.
 */
async function writeStylesheet(file: string): Promise<void> {
  const source = file.replace(built, sources);
  const { code, modules } = await preprocessCSS(readFileSync(source, 'utf8'), source, vite);
  const plain = file.replace(/\.module\.css$/, '.css');
  writeFileSync(plain, code);
  if (modules)
    writeFileSync(
      file.replace(/\.css$/, '.js'),
      `import './${basename(plain)}';\nexport default ${JSON.stringify(modules, null, 2)};\n`,
    );
}
