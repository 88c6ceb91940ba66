import { learnPictures } from '../learnPictures.ts';
import type { LearnPage } from '../LearnPage.ts';
import { note, picture, points, section, steps, terms, text } from '../proseBlocks.ts';

/** Opened by "More Info" of Apps & Integrations (§2). */
export const integrationPage: LearnPage = {
  slug: 'integration',
  group: 'Get started',
  title: 'Connect a warehouse',
  lead: 'Connect a fulfillment provider, so that orders can be sent to it. Have the credentials at hand that the provider gave you.',
  sections: [
    section(
      'Before you start',
      points(
        'You need edit permission for **Apps & Integrations**. Without it you see which providers are connected, but not their settings.',
        'Saving needs the plan **Growth** or **Elite**. With a smaller plan you can still test a connection; ' +
          '**Save** then offers you the plans.',
      ),
    ),
    section(
      'Connect it',
      steps(
        'Open **Apps & Integrations** and choose **App Directory**.',
        'Under **3PL Integrations** find your provider and choose **View Settings**.',
        'Fill in the fields below **Connection Details**. Each says where its value comes from.',
        'Choose **Test Connection**. This tests the values in the fields without saving them.',
        'Set **Status** to **Enabled** and choose **Save**.',
      ),
      picture(learnPictures.directory),
      text('The provider now appears under **Installed Apps**, and the dashboard shows all eight stages.'),
    ),
    section(
      'Understand a failed test',
      terms({
        'Credentials refused':
          'The provider answered and did not accept what you entered. Copy the values again; a stray space at the ' +
          'end is enough to be refused.',
        'Provider could not be reached':
          'The provider did not answer. Your credentials may well be right. Try again later.',
        'Never tested':
          'Nobody has tested this provider in this browser. The outcome of a test is remembered in the browser that ran it.',
      }),
    ),
    section(
      'Shipstation: more than one account',
      steps(
        'Choose **Add Account** for each of your accounts and give each a name that tells them apart.',
        'Test each account by itself.',
        'Choose **Save** once for all of them. **Remove** takes an account off the list; it is gone once you save.',
      ),
      note('Shipstation counts as connected as soon as one account is enabled and has both its keys.'),
    ),
    section(
      'Disconnect it',
      steps('Open **View Settings** of the provider.', 'Set **Status** to **Disabled** and choose **Save**.'),
      text('The credentials stay where they are, so that you can enable the provider again.'),
    ),
  ],
};
