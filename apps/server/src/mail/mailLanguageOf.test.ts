import { offeredLanguages } from '@hub/domain/languages';
import { composeDigest, composeSummary, type MailItem } from '@hub/domain/notifications';
import { expect, test } from 'vitest';
import { mailLanguageOf } from './mailLanguageOf.ts';

const frameIn = (locale: string | null) => ({
  shop: 'acme.myshopify.com',
  name: 'Robin',
  link: (path: string) => path,
  unsubscribeUrl: '/unsubscribe',
  texts: mailLanguageOf(locale).mails,
});

const items = (count: number): MailItem[] => [
  {
    kind: 'errors',
    count,
    names: ['#1'],
    reasons: [
      { reason: 'address', count: Math.ceil(count / 2) },
      { reason: 'stock', count: 1 },
    ],
  },
  { kind: 'backOrders', count, names: ['#2'], reasons: [] },
];

const friday = { at: new Date('2026-11-20T07:30:00Z'), timeZone: 'Europe/Berlin' };
const figures = { open: 2_913, inFulfillment: 1, errors: 1, hold: 0, backOrders: 0, needsReview: 0 };

const sentencesIn = (locale: string | null) => {
  const frame = frameIn(locale);
  const summary = composeSummary({ arrived: 1, shipped: 1_204, ...figures }, friday, frame);
  return [
    composeDigest(items(1).slice(0, 1), frame).subject,
    composeDigest(items(2_913), frame).subject,
    ...composeDigest(items(2_913), frame).text.split('\n').slice(3, 4),
    ...composeDigest(items(1).slice(1), frame).text.split('\n').slice(0, 3),
    summary.subject,
    ...summary.text.split('\n').slice(3, 5),
  ];
};

test('every language of the pages has mails and linked pages; other locales are English', () => {
  expect(offeredLanguages.map((code) => mailLanguageOf(code).mails.format.language)).toEqual(offeredLanguages);
  for (const locale of [null, '', 'fr', 'en-GB', 'deutsch'])
    expect(mailLanguageOf(locale).mails.format.language).toBe('en');
});

test('mails in English', () => {
  expect(sentencesIn(null)).toEqual([
    '1 order needs you: it has an address the warehouse refused',
    '2,913 orders need you: 1,457 have an address the warehouse refused, and more',
    '#1 and 2,912 more. 1 is short of stock.',
    'Hello Robin,',
    '',
    '1 order waits for stock',
    '1 order needs you this morning; 1 order arrived and 1,204 shipped yesterday',
    'As of this morning, Friday 20 November:',
    'Open: 2,913',
  ]);
});

test('mails in German', () => {
  expect(sentencesIn('de-AT')).toEqual([
    '1 Bestellung wartet auf dich: Sie hat eine Adresse, die das Lager ablehnt',
    '2.913 Bestellungen warten auf dich: 1.457 haben eine Adresse, die das Lager ablehnt, und mehr',
    '#1 und 2.912 weitere. 1 hat zu wenig Bestand.',
    'Hallo Robin,',
    '',
    '1 Bestellung wartet auf Bestand',
    '1 Bestellung wartet heute Morgen auf dich; gestern 1 Bestellung eingegangen und 1.204 versendet',
    'Stand heute Morgen, Freitag, 20. November:',
    'Offen: 2.913',
  ]);
  expect(composeDigest(items(1), frameIn('de')).html).toContain('<html lang="de">');
});

test('mails in Spanish', () => {
  expect(sentencesIn('es')).toEqual([
    '1 pedido requiere tu atención: tiene una dirección que el almacén rechaza',
    '2913 pedidos requieren tu atención: 1457 tienen una dirección que el almacén rechaza, y más',
    '#1 y 2912 más. 1 no tiene existencias suficientes.',
    'Hola, Robin:',
    '',
    '1 pedido espera existencias',
    '1 pedido requiere tu atención esta mañana; ayer: 1 pedido recibido y 1204 enviados',
    'Esta mañana, viernes, 20 de noviembre:',
    'Abiertos: 2913',
  ]);
});
