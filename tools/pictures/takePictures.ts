/**
 * Compares every screen story of the built Storybook with its accepted pictures: `node tools/pictures/takePictures.ts`.
 * Parts of story ids as arguments choose some, and `--language=de` (or `en`) one language; `--update` accepts what is
 * there now; `--report=FILE` writes the counts as JSON.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openScreenshotBrowser } from './openScreenshotBrowser.ts';
import { inLanguages } from './inLanguages.ts';
import { picturedStories } from './picturedStories.ts';
import { pictureFiles, pictureWidths } from './pictureFiles.ts';
import { type Finding, reviewPictures } from './reviewPictures.ts';
import { serveUnderPath } from './serveUnderPath.ts';

const { values: options, positionals: parts } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    language: { type: 'string' },
    report: { type: 'string' },
    storybook: { type: 'string' },
  },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '../..');
const evidence = relative(process.cwd(), join(root, 'test-results/pictures'));

if (process.platform !== 'linux' || process.arch !== 'x64' || process.env.CHROMIUM_PATH) {
  const here = process.env.CHROMIUM_PATH
    ? 'CHROMIUM_PATH names another one'
    : `this is ${process.platform} ${process.arch}`;
  const reason = `pictures are compared with the pinned browser only, which is for Linux x64; ${here}`;
  console.log(`Not run: ${reason}.`);
  report({ numPassedTests: 0, numFailedTests: 0, notRun: reason });
  // Nobody may take an update that did not happen for one that did.
  process.exit(options.update ? 1 : 0);
}

rmSync(evidence, { recursive: true, force: true });
const builtStorybook = options.storybook ?? join(root, 'dist/storybook');
const english = picturedStories(builtStorybook);
const stories = [...english, ...inLanguages(english)].filter(
  ({ id, language = 'en' }) =>
    (options.language ?? language) === language && (parts.length === 0 || parts.some((part) => id.includes(part))),
);
// Under a path, as a designer may put it; that nothing is asked outside it is checked along the way.
const site = await serveUnderPath(builtStorybook, '/designs/v1/');
const browser = await openScreenshotBrowser(site);
const started = Date.now();
const findings = await (async () => {
  try {
    // One more than there are processors, since each of them waits now and then.
    const screenshotters = await Promise.all(
      Array.from({ length: Math.min(5, availableParallelism() + 1) }, () => browser.createScreenshotter()),
    );
    return await reviewPictures({
      stories,
      files: pictureFiles(join(root, 'pictures')),
      screenshotters,
      evidence,
      isUpdating: options.update,
      isComplete: parts.length === 0 && options.language === undefined,
      onFinding,
    });
  } finally {
    await browser.close();
    await site.close();
  }
})();

const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${stories.length} stories in ${seconds} s, those in English at ${pictureWidths.join(' and ')} px: ${count('same')} pictures the ` +
    `same, ${count('accepted')} accepted, ${count('failed')} failed`,
);
report({ numPassedTests: count('same') + count('accepted'), numFailedTests: count('failed') });
process.exitCode = count('failed') === 0 && findings.length > 0 ? 0 : 1;

function onFinding({ kind, name, message }: Finding): void {
  if (kind !== 'same') console.log(`${kind === 'failed' ? '✗' : '✓'} ${name}: ${message}`);
}

function report(counts: { numPassedTests: number; numFailedTests: number; notRun?: string }): void {
  if (options.report) writeFileSync(options.report, JSON.stringify(counts));
}
