import { appPaths } from '@hub/domain/navigation';
import { sectionList } from '@hub/domain/permissions';
import { expect, test } from './fixtures.ts';
import { all, expectOnlyWhatIsAllowed, people, sectionNames, sectionOf } from './personWalk.ts';

/** One person of each kind; `permissionMatrix.nightly.test.ts` has all of them. */
const sample = [
  'staff with an empty list',
  'staff who may do everything but edit Insights',
  'staff who may look at Store Settings alone',
];

test('the table of this test has every section and every address', () => {
  expect(sectionList.map(({ id, name }) => [id, name]).sort()).toEqual(all.map((id) => [id, sectionNames[id]]));
  expect(appPaths().filter((path) => sectionOf(path) === 0)).toEqual([]);
});

for (const person of people.filter(({ who }) => sample.includes(who)))
  test(
    `${person.who}: each route opens, leads to the dashboard or refuses; each control is on, or off with its reason`,
    { tag: '@hazard:permissions' },
    ({ page, context, openApp, pageErrors, waitUntilSettled }) =>
      expectOnlyWhatIsAllowed(person, { page, context, openApp, pageErrors, waitUntilSettled }),
  );
