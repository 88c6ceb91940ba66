import * as http from '@hub/api-client/http';
import { invalidDateText, customPeriodHint } from '@hub/domain/dashboard';
import { integrationNotes, type ProviderMessages, providers } from '@hub/domain/integrations';
import { actionDoneText, actionMessages, resultTexts, actionSlowText } from '@hub/domain/orders/actions';
import { bulkTexts } from '@hub/domain/orders/bulk';
import { backOrderTexts, invalidAction } from '@hub/domain/orders/detail';
import { unreadableError } from '@hub/domain/orders/errors';
import { exportEmpty, exportTexts } from '@hub/domain/orders/export';
import { permissionListUnreadableText } from '@hub/domain/permissions';
import { billingErrorText, planNotes } from '@hub/domain/plans';
import { sessionExpiredText } from '@hub/domain/shared';
import { ErrorBanner, type Toast, ToastStack } from '@hub/ui/feedback';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { describeError } from '../queries/describeError.ts';
import { CataloguePage } from './CataloguePage.tsx';
import styles from './CataloguePage.module.css';
import { CatalogueTable } from './CatalogueTable.tsx';

/** When a provider's toasts appear; a new message does not compile without an entry. */
const moments = {
  connected: { when: 'Test Connection succeeded', tone: 'success' },
  connectFailed: { when: 'Test Connection failed and the server gave no reason', tone: 'error' },
  saved: { when: 'Save succeeded', tone: 'success' },
  saveFailed: { when: 'Save failed', tone: 'error' },
} satisfies Record<keyof ProviderMessages, { when: string; tone: 'success' | 'error' }>;

const momentNames = Object.keys(moments) as readonly (keyof ProviderMessages)[];

type ResultTextName = Extract<keyof typeof resultTexts, string>;

const whenResult = {
  somethingWentWrong: 'The answer is missing, or says "error" and no more',
  moved: 'Orders were moved in bulk, to open or to close',
  workflowNoMessage: 'run-workflow was answered without a message',
  bulkNoMessage: 'bulk-order-action was answered without a message',
} satisfies Record<ResultTextName, string>;

const resultNames = Object.keys(resultTexts) as readonly ResultTextName[];

/** The other texts of §8 with their moments. */
const single: readonly (readonly [string, string])[] = [
  [sessionExpiredText, 'Any call was answered with 401'],
  [billingErrorText(null), 'A plan could not be bought and the server gave no reason'],
  [exportEmpty, 'There is no order to export'],
  [unreadableError, 'An order is in error and nothing readable says why'],
  [invalidAction, 'The Action select of Back Orders holds what it does not have (§5)'],
  [invalidDateText, 'What was typed into a date field is no day (§5)'],
  [customPeriodHint({ startDate: null, endDate: null }) ?? '', 'A custom period has only one of its days'],
  [permissionListUnreadableText, 'The permissions of the person could not be read (§6)'],
];

/** Our own texts, as whole catalogues, so that new ones appear. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'One order': {
    ...actionMessages,
    done: actionDoneText('Hold Order', '#536365'),
    stillWaiting: actionSlowText('Hold Order', '#536365'),
  },
  'Several orders': bulkTexts,
  Export: exportTexts,
  'Back orders': backOrderTexts,
  Providers: integrationNotes,
  Plans: planNotes,
};

const noop = () => {};
const button = (label: string) => ({ label, onAction: noop });
const subject = 'Hold Order · #536365';

/** Toasts about an action on one order, in all tones and with all buttons. */
const orderToasts: readonly (readonly [string, Toast])[] = [
  [
    'Done, and it can be taken back',
    {
      id: 'done',
      message: actionDoneText('Hold Order', '#536365'),
      tone: 'success',
      detail: subject,
      buttons: [button(actionMessages.undo)],
    },
  ],
  [
    'No reply for ten seconds, and the order is off screen',
    {
      id: 'slow',
      message: actionSlowText('Hold Order', '#536365'),
      tone: 'warning',
      isPending: true,
      buttons: [button(actionMessages.retry), button(actionMessages.cancel)],
    },
  ],
  [
    'The connection broke before a reply came',
    { id: 'unknown', message: actionMessages.outcomeUnknown, tone: 'warning', detail: subject },
  ],
  [
    'The server refused without a reason',
    { id: 'refused', message: resultTexts.somethingWentWrong, tone: 'error', detail: subject },
  ],
];

const facts = { endpoint: 'GET /list-order', requestId: 'req-4711' };
const reply = (status: number, serverMessage: string | null = null) =>
  new http.HttpError(facts, { status, body: null, serverMessage, retryAfterMs: null });

/** One error of each kind, and one per status when the text depends on it. */
const errors: readonly Error[] = [
  new http.SessionExpiredError(facts),
  new http.NetworkError({ ...facts, requestId: null }, new TypeError('Failed to fetch')),
  new http.NotSentError({ ...facts, requestId: null }, new TypeError('Invalid header value')),
  new http.RedirectError(facts),
  new http.UnexpectedReplyError(facts, 'orders[3].id', 'should be a text, is missing'),
  new http.EndlessListError(facts, 'hasNextPage', 'is true on every page'),
  new http.RejectedError(facts, 'The order is already closed.'),
  new http.RejectedError(facts, null),
  ...[403, 404, 418, 429, 500].map((status) => reply(status)),
  reply(503, 'Down for maintenance until 14:00.'),
  new Error('Something in the page itself'),
];

function ToastsAndErrors() {
  return (
    <CataloguePage
      title="Toasts and errors"
      source={
        'Every sentence about how something went, letter for letter as §8 has it, and our own around them. A ' +
        'sentence of the server goes before any of these.'
      }
    >
      <CatalogueTable
        title="Providers"
        head={['Provider', 'When', 'Kind', 'Toast']}
        rows={providers.flatMap(({ name, messages }) =>
          momentNames.map((moment) => {
            const { when, tone } = moments[moment];
            const toast = <DrawnToast key="toast" toast={{ id: moment, message: messages[moment], tone }} />;
            return { key: `${name} ${moment}`, cells: [name, when, <Tone key="tone" tone={tone} />, toast] };
          }),
        )}
      />
      <CatalogueTable
        title="Toasts of one order"
        head={['When', 'Toast']}
        rows={orderToasts.map(([when, toast]) => ({
          key: when,
          cells: [when, <DrawnToast key="toast" toast={toast} />],
        }))}
      />
      <CatalogueTable
        title="Results of actions"
        head={['When', 'Text']}
        rows={resultNames.map((name) => ({ key: name, cells: [whenResult[name], resultTexts[name]] }))}
      />
      <CatalogueTable
        title="Single sentences"
        head={['When', 'Text']}
        rows={single.map(([text, when]) => ({ key: when, cells: [when, text] }))}
      />
      <section aria-label="Failed calls" className={styles.section}>
        <h2>Failed calls</h2>
        <p>
          What an error of the client becomes on the screen. The small line is for support: which call, which status,
          which request.
        </p>
        <div className={styles.banners}>
          {errors.map((error) => {
            const { message, detail } = describeError(error);
            return (
              <ErrorBanner
                key={`${message} ${detail}`}
                message={message}
                detail={`${error.constructor.name}${detail === undefined ? '' : `: ${detail}`}`}
              />
            );
          })}
        </div>
      </section>
      {Object.entries(catalogues).map(([title, texts]) => (
        <CatalogueTable
          key={title}
          title={`Our own words: ${title}`}
          head={['Name', 'Text']}
          rows={Object.entries(texts).map(([name, text]) => ({
            key: name,
            cells: [<code key="name">{name}</code>, text],
          }))}
        />
      ))}
    </CataloguePage>
  );
}

/** A toast in its row of the table, where it stays. */
function DrawnToast({ toast }: { toast: Toast }) {
  return (
    <div className={styles.toasts}>
      <ToastStack toasts={[toast]} onDismiss={noop} />
    </div>
  );
}

function Tone({ tone }: { tone: 'success' | 'error' }) {
  return (
    <span className={styles.tone} data-tone={tone}>
      {tone}
    </span>
  );
}

const meta = preview.meta({ title: 'Catalogues/Toasts and errors', component: ToastsAndErrors, tags: ['!autodocs'] });

export const Default = meta.story();

Default.test('shows four toasts for each of the ten providers, letter for letter (§8)', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Providers' }));
  await expect(section.getAllByRole('row').slice(1)).toHaveLength(providers.length * momentNames.length);
  for (const { messages } of providers)
    for (const text of Object.values(messages)) await expect(section.getByText(text)).toBeVisible();
});

Default.test('shows toasts in their tone with their buttons; a pending one stays', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Toasts of one order' }));
  await expect(section.getByRole('status')).toHaveAttribute('data-tone', 'success');
  await expect(section.getAllByRole('alert').map(({ dataset }) => dataset.tone)).toEqual([
    'warning',
    'warning',
    'error',
  ]);
  await expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Undo',
    '',
    'Retry',
    'Cancel',
    '',
    '',
  ]);
});

Default.test('shows every result of an action, and every other sentence of §8', async ({ canvas }) => {
  const results = within(canvas.getByRole('region', { name: 'Results of actions' }));
  await expect(results.getAllByRole('row').slice(1)).toHaveLength(resultNames.length);
  for (const text of Object.values(resultTexts)) await expect(results.getByText(text)).toBeVisible();
  const others = within(canvas.getByRole('region', { name: 'Single sentences' }));
  for (const [text] of single) await expect(others.getAllByText(text)).not.toHaveLength(0);
});

Default.test('every error that the client throws has a text', async ({ canvas }) => {
  const thrown = Object.values(http).filter(
    (value) => typeof value === 'function' && value.prototype instanceof http.ApiError,
  );
  const missing = thrown.filter((kind) => !errors.some((error) => error.constructor === kind));
  await expect(missing).toEqual([]);
  await expect(within(canvas.getByRole('region', { name: 'Failed calls' })).getAllByRole('alert')).toHaveLength(
    errors.length,
  );
});

Default.test('shows every catalogue text about results', async ({ canvas }) => {
  for (const [title, texts] of Object.entries(catalogues)) {
    const section = within(canvas.getByRole('region', { name: `Our own words: ${title}` }));
    await expect(
      section
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent),
    ).toEqual(Object.values(texts));
  }
});
