import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@hub/api-client/endpoints';
import { providers } from '@hub/domain/integrations';
import { expect, test } from 'vitest';
import { callingFiles } from '../../.storybook/handover/callingFiles.ts';
import { callPageTitle } from '../../.storybook/handover/callNames.ts';
import { callGroups } from '../../.storybook/handover/screenFacts.ts';
import { screenStory } from '../../.storybook/links/screenStory.ts';
import { adminEndpoints } from '../../packages/api-client/src/admin/adminEndpoints.ts';
import { schemaFields } from '../../packages/api-client/src/http/schemaFields.ts';
import { orderEndpoints } from '../../packages/api-client/src/orders/orderEndpoints.ts';

const root = join(import.meta.dirname, '../..');
const groups = Object.values(callGroups);

test('every call has one page, in one group, with its own title', () => {
  const named = groups.flatMap(({ calls }) => Object.keys(calls));
  expect(named.toSorted()).toEqual(Object.keys({ ...endpoints, ...adminEndpoints }).toSorted());
  const titles = Object.entries(callGroups).flatMap(([group, { calls }]) =>
    Object.values(calls).map((call) => callPageTitle(group, call)),
  );
  expect(new Set(titles).size).toBe(named.length);
});

test('the files that a page names exist, and a screen shows the faults of each group', () => {
  for (const { calls, table, handlers, path } of groups) {
    const source = readFileSync(join(root, 'packages/api-client/src', table), 'utf8');
    // Calls whose reply depends on the server are in the table of the mocks.
    const handling = [handlers, 'mocks/endpoints/mocks.ts']
      .map((file) => readFileSync(join(root, 'packages/api-client/src', file), 'utf8'))
      .join('\n');
    const tests: string[] = providers.map(({ testName }) => testName);
    for (const name of Object.keys(calls)) {
      if (tests.includes(name)) {
        // The connection tests of all providers share one entry in each table.
        expect(source).toContain('  ...connectionTests,');
        expect(handling).toContain('perConnectionTest(');
        continue;
      }
      expect([name, source.includes(`  ${name}: `)]).toEqual([name, true]);
      expect([name, new RegExp(`^ +${name}\\b`, 'm').test(handling)]).toEqual([name, true]);
    }
    expect(screenStory(path)).not.toBeNull();
  }
});

test('every call is made by a file of the app, except the listed ones', () => {
  const files = callingFiles(root);
  const unused = Object.keys(files).filter((name) => files[name]?.length === 0);
  const known = [
    'startShopExport',
    'cancelShopExport',
    'getShopExport',
    'getCustomerFile',
    'freezeSelection',
    'getSelection',
    'preflightSelection',
  ];
  expect(unused.filter((name) => !known.includes(name))).toEqual([]);
  expect(files.addTag).toEqual(['settings/tags/TagListTab.tsx']);
  expect(files.cancelItem).toContain('orders/actions/usePerformOrderAction.ts');
});

test('the fields of a body are listed with those of the entries of its lists', () => {
  const fields = schemaFields(orderEndpoints.listOrder.reply);
  expect(fields.find(({ name }) => name === 'orders[]')).toEqual({
    name: 'orders[]',
    type: 'list of object',
    isRequired: true,
  });
  expect(fields.map(({ name }) => name)).toContain('orders[].order_id');
  expect(fields.find(({ name }) => name === 'hasNextPage')).toMatchObject({ type: 'boolean', isRequired: false });
});
