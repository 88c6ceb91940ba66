import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionMessages.ts';

export const texts = {
  actionMessages: {
    undo: 'Rückgängig',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    outcomeUnknown:
      'Wir wissen nicht, ob es erledigt wurde. Sieh in der Bestellung nach oder versuche es erneut: ' +
      'Es wird nicht doppelt ausgeführt.',
    outcomeUnknownUnsafe:
      'Wir wissen nicht, ob es erledigt wurde. Sieh zuerst in der Bestellung nach und versuche es nur erneut, wenn nicht: ' +
      'Sonst wird es vielleicht doppelt ausgeführt.',
    cancelled:
      'Du wartest nicht mehr auf die Antwort. Wir wissen nicht, ob es erledigt wurde, ' +
      'und prüfen die Bestellungen noch einmal.',
    slow:
      'Das dauert länger als sonst. „Erneut versuchen“ fragt noch einmal an, ohne es doppelt auszuführen. ' +
      '„Abbrechen“ beendet das Warten.',
    slowUnsafe:
      'Das dauert länger als sonst. „Erneut versuchen“ führt es vielleicht doppelt aus. ' +
      '„Abbrechen“ beendet das Warten.',
    notInTimeline: 'Es konnte nicht in den Verlauf eingetragen werden.',
  },
  actionSentences: {
    done: (button, order) => `${button}: für ${order} erledigt.`,
    waiting: (subject) => `Wir warten noch auf den Server: ${subject}`,
  },
} satisfies CatalogueOf<typeof english>;
