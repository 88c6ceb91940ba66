import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { providers } from '@hub/domain/integrations';
import { callers } from '../../apps/web/src/testing/faults/callers.ts';
import { callersByFile } from '../../apps/web/src/testing/faults/callersByFile.ts';
import { callGroups } from './screenFacts.ts';

interface SourceFile {
  path: string;
  source: string;
}

/** The app's files that make each call, as paths below `apps/web/src`. */
export function callingFiles(root: string): Readonly<Record<string, readonly string[]>> {
  const app = readFiles(root, 'apps/web/src').filter(({ path }) => !path.startsWith('testing/'));
  // Files beside the feature folders use functions of several features.
  const joining = readFiles(root, 'packages/api-client/src', '*.ts');
  return Object.fromEntries(
    Object.values(callGroups).flatMap(({ calls, table }) => {
      const feature = dirname(table);
      const client = readFiles(root, `packages/api-client/src/${feature}`);
      return Object.keys(calls).map((name) => [
        name,
        filesOf(name, filesThatCall(name, feature, { client, joining, app })),
      ]);
    }),
  );
}

/** Adds the files that the fault matrix names. */
function filesOf(name: string, found: readonly string[]): readonly string[] {
  const names = new Set((isOfMatrix(name) ? callers[name] : []).map((caller) => caller.name));
  const matrixFiles = Object.entries(callersByFile).filter(
    ([, named]) => typeof named !== 'string' && named.some((caller) => names.has(caller)),
  );
  return [...new Set([...found, ...matrixFiles.map(([file]) => file)])].toSorted();
}

function isOfMatrix(name: string): name is keyof typeof callers {
  return name in callers;
}

function filesThatCall(
  name: string,
  feature: string,
  { client, joining, app }: Readonly<Record<'client' | 'joining' | 'app', readonly SourceFile[]>>,
): readonly string[] {
  const own = client.flatMap(({ source }) => functionsOf(name, source));
  if (own.length === 0) return [];
  const joiningNames = joining.flatMap(({ source }) => functionsThatUse(own, source));
  const handedOver = new RegExp(`^ {4}(\\w+): .*\\b(?:${own.join('|')})\\(`, 'gm');
  const functions = [...own, ...client.flatMap(({ source }) => [...source.matchAll(handedOver)].map(([, one]) => one))];
  const clients = client.flatMap(({ source }) =>
    [...source.matchAll(/export interface (\w+Client)\b/g)].map(([, type]) => type),
  );
  // Client functions have common names, so a file counts only if it also uses the client.
  const hasClient = clients.length > 0 ? new RegExp(`(?:${clients.join('|')})\\b|api-client/${feature}'`) : /(?:)/;
  const names = functions.join('|');
  const hasCall = new RegExp(`(?<!function )\\b(?:${names})\\(|\\bclient\\.(?:${names})\\b`);
  const hasJoiningCall = new RegExp(String.raw`\b(?:${[...joiningNames, '(?!)'].join('|')})\(`);
  return app
    .filter(({ source }) => (hasClient.test(source) && hasCall.test(source)) || hasJoiningCall.test(source))
    .map(({ path }) => path);
}

/** Exported functions of a file that call one of these names. */
function functionsThatUse(names: readonly string[], source: string): readonly string[] {
  const starts = [...source.matchAll(/^export async function (\w+)/gm)];
  return [...source.matchAll(new RegExp(String.raw`\b(?:${names.join('|')})\(`, 'g'))].flatMap(
    ({ index }) => starts.findLast((start) => start.index < index)?.[1] ?? [],
  );
}

/** Functions in a client's file that use an endpoint; all exported ones if a shared helper uses it. */
function functionsOf(endpoint: string, source: string): readonly string[] {
  // A provider's connection test is chosen through its row.
  const isTest = providers.some(({ testName }) => testName === endpoint);
  const use = isTest
    ? String.raw`ndpoints\[.*\.testName\]`
    : String.raw`ndpoints\.${endpoint}\b|\b${endpoint}Endpoint,`;
  const uses = [...source.matchAll(new RegExp(use, 'g'))];
  // A client's functions are properties of an object. In other files, such lines are something else.
  const start = /^export function create\w+Client\b/m.test(source)
    ? /^ {4}(?:async )?(\w+)(?:\(|: )|^ {2}async function (\w+)/gm
    : /^export (?:async )?function (\w+)|^(?:async )?function \w+/gm;
  const starts = [...source.matchAll(start)];
  return uses.flatMap((use) => {
    const [, method, inner] = starts.findLast(({ index }) => index < use.index) ?? [];
    return method ?? inner ?? [...source.matchAll(/^export async function (\w+)/gm)].map(([, one = '']) => one);
  });
}

function readFiles(root: string, folder: string, files = '**/*.{ts,tsx}'): readonly SourceFile[] {
  return globSync(files, { cwd: join(root, folder) })
    .filter((path) => !/\.(?:test|stories)\.|Endpoints?\.ts$/.test(path))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, folder, path), 'utf8') }));
}
