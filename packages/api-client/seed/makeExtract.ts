/**
 * Writes ../src/mocks/seed/smallSeed.json: a few hundred complete invoices that Storybook and tests use instead of the
 * year. Run it after changing the rules below: `node packages/api-client/seed/makeExtract.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { loadSeed } from '../src/mocks/seed/loadSeed.ts';
import type { SeedOrder } from '../src/mocks/seed/SeedOrder.ts';

/** Invoices with hundreds of lines would fill the file; one long invoice is picked separately. */
const longestOrdinary = 40;

const year = await loadSeed();
const ordinary = year.filter((order) => order.lines.length <= longestOrdinary);
const chosen = new Set<SeedOrder>([
  ...ordinary.slice(0, 250),
  // Samples from the rest of the year, so that the periods differ.
  ...ordinary.slice(250, 2_500).filter((_, index) => index % 75 === 0),
  ...ordinary.slice(2_500).filter((_, index) => index % 700 === 0),
  ...some(1, (order) => order.lines.length >= 100 && order.lines.length <= 130 && order.customer !== null),
  ...some(3, (order) => order.invoice.startsWith('A')),
  ...some(5, (order) => order.invoice.startsWith('C') && order.lines.length >= 3),
  ...some(5, (order) => order.lines.some((line) => line.name === '')),
  ...some(5, (order) => !order.invoice.startsWith('C') && order.lines.some((line) => line.quantity < 0)),
  ...some(5, (order) => order.customer === null && order.lines.length >= 2),
  ...some(2, (order) => order.lines.some((line) => line.sku.startsWith('gift_'))),
  ...some(2, (order) => order.lines.some((line) => line.name === '?' || line.name === 'damaged')),
]);

const rows = year.filter((order) => chosen.has(order)).map((order) => JSON.stringify(order));
const file = new URL('../src/mocks/seed/smallSeed.json', import.meta.url);
await writeFile(file, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${rows.length} invoices, ${[...chosen].reduce((sum, order) => sum + order.lines.length, 0)} lines`);

/** The newest few that match a rule, short ones only unless the rule is about length. */
function some(count: number, fits: (order: SeedOrder) => boolean): SeedOrder[] {
  return year.filter((order) => order.lines.length <= 130 && fits(order)).slice(0, count);
}
