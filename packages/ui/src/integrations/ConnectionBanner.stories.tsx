import { type AccountConnection, connectionProblem, type ConnectionProblem } from '@hub/domain/integrations';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px } from '../testing/hostileFixtures.ts';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';
import { aFailingConnection, storyNow } from './integrationFixtures.ts';

/** The problem of a failing connection; `facts` override. */
function aProblem(facts: Partial<AccountConnection> = {}): ConnectionProblem {
  const found = connectionProblem({ ...aFailingConnection, ...facts }, { now: storyNow, timeZone: 'UTC' });
  if (found === null) throw new Error('nothing is wrong');
  return found;
}

const settingsPath: ConnectionBannerProps['settingsPath'] = ({ providerId }) =>
  `/app/integration/directory?open=${providerId}`;
const problems: readonly ConnectionProblem[] = [aProblem()];

const meta = preview.meta({ component: ConnectionBanner, args: { problems, settingsPath } });

/** Credentials that are refused. */
export const Default = meta.story();

Default.test('who refuses since when, how many orders wait, and where to check it', async ({ canvas }) => {
  await expect(canvas.getByText('Shipbob has refused your credentials since 09:12 AM.')).toBeVisible();
  await expect(canvas.getByText(/14 orders wait\. It says: “Invalid token”/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Check the connection/ })).toHaveAttribute(
    'href',
    '/app/integration/directory?open=shipbob',
  );
});

/** A person without permission for the settings. */
export const WithoutAccess = meta.story({ args: { settingsPath: () => null } });

WithoutAccess.test('who may not look at the settings is led nowhere', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** Nothing can be sent before a choice is made. */
export const ChoiceMissing = meta.story({
  args: {
    problems: [aProblem({ providerId: 'info_plus', failureKind: 'invalidSettings', missingChoices: ['lobId'] })],
  },
});

ChoiceMissing.test('what is to be chosen, and where', async ({ canvas }) => {
  await expect(canvas.getByText('Info Plus: Choose a line of business before orders can be sent.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Choose it now: Info Plus/ })).toBeVisible();
});

/** All ten stand still. */
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

Many.test('three are shown, the others counted', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /^(Check the connection|Choose it now)/ })).toHaveLength(3);
  await expect(canvas.getByText('2 more in Apps & Integrations')).toBeVisible();
});

/** The connection works. */
export const Nothing = meta.story({ args: { problems: [] } });

Nothing.test('without a problem there is no banner', async ({ canvas }) => {
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

LongNames.test('at 320 px every text has its room', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
