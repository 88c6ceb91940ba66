import { type AccountConnection, connectionProblem, type ConnectionProblem } from '@hub/domain/integrations';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px } from '../testing/hostileFixtures.ts';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';
import { aFailingConnection, storyNow } from './integrationFixtures.ts';

/** A failing connection's problem; `facts` override. */
function aProblem(facts: Partial<AccountConnection> = {}): ConnectionProblem {
  const found = connectionProblem({ ...aFailingConnection, ...facts }, { now: storyNow, timeZone: 'UTC' });
  if (found === null) throw new Error('nothing is wrong');
  return found;
}

const settingsPath: ConnectionBannerProps['settingsPath'] = ({ providerId }) =>
  `/app/integration/directory?open=${providerId}`;
const problems: readonly ConnectionProblem[] = [aProblem()];

const meta = preview.meta({ component: ConnectionBanner, args: { problems, settingsPath } });

/** A 3PL refuses the credentials. */
export const Default = meta.story();

Default.test('says which 3PL refuses since when, how many orders wait, and where to check it', async ({ canvas }) => {
  await expect(canvas.getByText('Shipbob has refused your credentials since 09:12 AM.')).toBeVisible();
  await expect(canvas.getByText(/14 orders wait\. It says: “Invalid token”/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Check the connection/ })).toHaveAttribute(
    'href',
    '/app/integration/directory?open=shipbob',
  );
});

/** For staff who may not view the settings. */
export const WithoutAccess = meta.story({ args: { settingsPath: () => null } });

WithoutAccess.test('shows no link to people who may not view the settings', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** Nothing can be sent until a choice is made. */
export const ChoiceMissing = meta.story({
  args: {
    problems: [aProblem({ providerId: 'info_plus', failureKind: 'invalidSettings', missingChoices: ['lobId'] })],
  },
});

ChoiceMissing.test('says what to choose, and where', async ({ canvas }) => {
  await expect(canvas.getByText('Info Plus: Choose a line of business before orders can be sent.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Choose it now: Info Plus/ })).toBeVisible();
});

/** None of the ten connections works. */
export const Many = meta.story({
  args: {
    problems: [
      aProblem(),
      aProblem({ providerId: 'dcl', failureKind: 'unreachable' }),
      aProblem({ providerId: 'carterdc', failingSince: null, missingChoices: ['facilityId'] }),
      aProblem({ providerId: 'shipWire', failureKind: 'unexpectedReply' }),
      aProblem({ providerId: 'Portless', failureKind: 'invalidSettings' }),
    ],
  },
});

Many.test('shows three problems and counts the others', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /^(Check the connection|Choose it now)/ })).toHaveLength(3);
  await expect(canvas.getByText('2 more in Apps & Integrations')).toBeVisible();
});

/** The connection works. */
export const Nothing = meta.story({ args: { problems: [] } });

Nothing.test('shows no banner without a problem', async ({ canvas }) => {
  await expect(canvas.queryByText(/Check the connection/)).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    problems: [
      aProblem({ providerId: 'ship_stations', account: hostileTexts.longWord, failureWords: hostileTexts.error }),
      aProblem({ providerId: 'ship_stations', account: hostileTexts.arabic, failureWords: hostileTexts.hebrew }),
    ],
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
