import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/batching/batchStatus.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const batches = (count: number) => counted(count, { one: 'Charge', other: 'Chargen' });

export const texts = {
  batchStatusLabels: {
    sending: 'Wird gesendet',
    failed: 'Mit Fehlern',
    sent: 'Gesendet',
    nothing: 'Nichts gesendet',
  },
  batchStatusTexts: {
    title: 'Chargenstatus',
    note:
      'Deine neuesten Chargen. ' +
      'Öffne eine Charge, um ihre Bestellungen zu sehen und fehlgeschlagene erneut zu senden.',
    head: ['Charge', 'Gesendet von', 'Status'],
    allSent: 'Keine Charge wird gerade gesendet, und keine von diesen hat fehlgeschlagene Bestellungen.',
    history: 'Alle Chargen anzeigen',
  },
  batchProgressWords: {
    sent: (sent, all) => `${formatCount(sent)} von ${orders(all)} gesendet`,
    failed: (count) => `${formatCount(count)} fehlgeschlagen`,
    skipped: (count) => `${formatCount(count)} übersprungen`,
    areSending: (count) => `${batches(count)} ${plural(count, { one: 'wird', other: 'werden' })} gesendet.`,
    haveFailed: (count) =>
      `${batches(count)} ${plural(count, { one: 'hat', other: 'haben' })} fehlgeschlagene Bestellungen.`,
    sentNothing: (count) => `${batches(count)} ${plural(count, { one: 'hat', other: 'haben' })} nichts gesendet.`,
  },
} satisfies CatalogueOf<typeof english>;
