/**
 * Prints how many controls and snippets of a built Storybook are usable: `pnpm storybook:figures`, after `pnpm build-storybook`.
 * `--storybook=FOLDER` names another build, `--list` lists the props.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveUnderPath } from './serveUnderPath.ts';
import { chromiumLaunch } from '../testing/chromiumLaunch.ts';
import { type BuiltStory, readBuiltStories } from './readBuiltStories.ts';

const { values } = parseArgs({
  options: { storybook: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const site = await serveUnderPath(values.storybook ?? join(import.meta.dirname, '../../dist/storybook'), '/');
const browser = await chromium.launch(await chromiumLaunch());
const stories = await readBuiltStories(await browser.newPage(), site.address).finally(async () => {
  await browser.close();
  await site.close();
});

const components = new Map<string, BuiltStory>();
for (const story of stories)
  if (story.file.startsWith('./packages/ui/') && !components.has(story.file)) components.set(story.file, story);

const rows = [...components.values()].flatMap(({ component, controls }) =>
  controls.map((control) => ({ component, ...control })),
);
const byKind = new Map<string, number>();
for (const { control } of rows) byKind.set(control, (byKind.get(control) ?? 0) + 1);

console.log(`${components.size} components with ${rows.length} props:`);
for (const [kind, count] of [...byKind].toSorted(([, a], [, b]) => b - a)) console.log(`${count}\t${kind}`);

const unusable = [...components.values()].filter(
  ({ controls }) => controls.length > 0 && !controls.some(({ isUsable }) => isUsable),
);
console.log(`${unusable.length} components without a usable control`);
console.log(`${rows.filter(({ isUsable }) => !isUsable).length} listed props without a usable control`);
const raw = rows.filter(({ control }) => control === 'object');
console.log(`${raw.length} props are raw JSON; ${raw.filter(({ isSet }) => !isSet).length} of them offer "Set object"`);
const withPlayground = new Set(stories.filter(({ name }) => name === 'Playground').map(({ file }) => file));
console.log(`${components.size - withPlayground.size} components without a Playground`);

const snippets = stories.filter(({ snippet }) => snippet !== null);
const longest = Math.max(0, ...snippets.map(({ snippet }) => snippet?.length ?? 0));
console.log(`${snippets.length} snippets, the longest of ${longest} characters`);
if (values.list)
  for (const { component, prop, control, isUsable } of rows)
    console.log(`${component}.${prop}\t${control}${isUsable ? '' : '\tunusable'}`);
