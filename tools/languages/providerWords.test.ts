import { message } from '@hub/domain/messages';
import { errorTypes } from '@hub/domain/orders';
import { anOrder } from '@hub/domain/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { toWireAccountChoices } from '../../packages/api-client/src/connections/wireChoices.ts';
import { fakeBackend, json, testContext } from '../../packages/api-client/src/http/fakeBackend.ts';
import { toWireConnectionTest } from '../../packages/api-client/src/integrations/toWireConnectionTest.ts';
import { toWireOrder } from '../../packages/api-client/src/orders/toWireOrder.ts';
import { texts as choices } from '../../packages/domain/languages/de/messages/choiceMessages.ts';
import { texts as connections } from '../../packages/domain/languages/de/messages/connectionMessages.ts';
import { texts as providers } from '../../packages/domain/languages/de/messages/providerMessages.ts';
import { texts as settings } from '../../packages/domain/languages/de/providers/providers.ts';
import { texts as warehouses } from '../../packages/domain/languages/de/messages/warehouseMessages.ts';

afterEach(() => {
  vi.resetModules();
});

/** Modules imported after this call belong to a German page. */
async function openGermanPage(): Promise<void> {
  const texts = { ...choices, ...connections, ...providers, ...settings, ...warehouses };
  vi.resetModules();
  (await import('@hub/domain/languages')).setPageLanguage({ code: 'de', texts, polaris: {} });
}

const noAnswer = message('providers.noReply', {
  provider: 'Shipbob',
  problem: message('connections.noAnswer', { seconds: 15 }),
});

test('an order that its 3PL refused says so in German, and has its cause and fix in any language', async () => {
  const shipmentError = message('warehouses.noAnswer', { provider: 'Shipbob', words: noAnswer });
  const refused = anOrder({ shipmentError: 'SKU A is not known', errorType: errorTypes.threePlApi });
  const sent = [anOrder({ shipmentError }), refused].map(toWireOrder);
  expect(sent.map(({ error_message: text }) => JSON.parse(text ?? '') as unknown)).toMatchObject([
    { message: expect.stringMatching(/^Shipbob didn’t take the order .*: no answer within 15 seconds\.$/) },
    { message: 'SKU A is not known' },
  ]);
  const english = await import('../../packages/domain/src/orders/errors/errorCauses.ts');
  const key = english.errorCauses([anOrder({ shipmentError })])[0]?.key;

  await openGermanPage();
  const { toOrder } = await import('../../packages/api-client/src/orders/toOrder.ts');
  const { blockage, errorCauses, errorCure } = await import('@hub/domain/orders/errors');
  const [order, other] = sent.map((row) => toOrder(row, testContext(fakeBackend())));
  expect([order, other].map((each) => each && blockage(each)?.reason)).toEqual([
    'Shipbob hat die Bestellung auch nach mehreren Versuchen nicht angenommen: ' +
      'Shipbob ist nicht erreichbar: keine Antwort nach 15 Sekunden.',
    'SKU A is not known',
  ]);
  expect(order && errorCauses([order])[0]?.key).toBe(key);
  expect(order?.shipmentError && errorCure({ message: order.shipmentError, type: null })?.kind).toBe('busy');
});

test('a connection test and its choices are in German', async () => {
  const blank = message('providers.blank', { field: message('settings.api_key') });
  const bodies = [blank, noAnswer, 'Bad token'].map((said) =>
    toWireConnectionTest('testDcl', { isConnected: false, message: said, reason: 'refused' }),
  );
  const saved = { providerId: 'dcl', account: '', values: {}, version: 0, savedAt: null, savedBy: null };
  const listed = toWireAccountChoices({
    saved,
    accountName: '',
    choices: [
      {
        name: 'warehouseId',
        label: message('choices.warehouseId'),
        options: [
          { value: '1', label: message('providers.ownAccount', { account: '80114', provider: 'DCL' }) },
          { value: '2', label: 'Leeds' },
        ],
      },
    ],
    problem: noAnswer,
  });
  expect(bodies.map(({ data: { err } }) => err)).toEqual([
    'Enter your API key.',
    'Shipbob cannot be reached: no answer within 15 seconds.',
    'Bad token',
  ]);

  await openGermanPage();
  const { wordsText } = await import('@hub/domain/messages');
  const { createIntegrationsClient } =
    await import('../../packages/api-client/src/integrations/createIntegrationsClient.ts');
  const { toAccountChoices } = await import('../../packages/api-client/src/connections/wireChoices.ts');
  const client = createIntegrationsClient(testContext(fakeBackend(...bodies.map((body) => json(body)))));
  const said: string[] = [];
  for (const _ of bodies) {
    const test = await client.testConnection(5, { status: true, values: {} });
    said.push(test.isConnected || test.message === null ? '' : wordsText(test.message));
  }
  expect(said).toEqual([
    'Hier fehlt noch: API-Schlüssel.',
    'Shipbob ist nicht erreichbar: keine Antwort nach 15 Sekunden.',
    'Bad token',
  ]);
  const { choices: shown, problem } = toAccountChoices(listed);
  expect(shown.map(({ label, options }) => [label, ...options.map((option) => option.label)].map(wordsText))).toEqual([
    ['Lager', '80114 (dein Konto bei DCL)', 'Leeds'],
  ]);
  expect(problem).toEqual(noAnswer);
});
