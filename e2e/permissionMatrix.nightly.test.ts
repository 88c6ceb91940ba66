import { test } from './fixtures.ts';
import { expectOnlyWhatIsAllowed, morePeople, people } from './personWalk.ts';

// Parallel, because the matrix takes twice as long in one worker.
test.describe.configure({ mode: 'parallel' });

for (const person of [...people, ...morePeople])
  test(
    `${person.who}: each route opens, leads to the dashboard or refuses; each control is on, or off with its reason`,
    { tag: '@hazard:permissions' },
    ({ page, context, openApp, pageErrors, waitUntilSettled }) =>
      expectOnlyWhatIsAllowed(person, { page, context, openApp, pageErrors, waitUntilSettled }),
  );
