import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/notifications/emailChange.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { brandName as brand } from '../../../src/shared/screens/brandName.ts';

/** The types keep both as the rules have them. */
const hours: typeof english.emailLinkHours = 24;
const brandName: typeof brand = 'Fulfillment Hub';

export const texts = {
  emailChangeTexts: {
    change: 'Adresse ändern',
    add: 'Adresse hinzufügen',
    label: 'Neue E-Mail-Adresse',
    send: 'Link senden',
    sendAgain: 'Link erneut senden',
    cancel: 'Abbrechen',
    cancelChange: 'Änderung abbrechen',
    saving: 'Änderung deiner E-Mail-Adresse',
    sent: (address) => `Wir haben einen Link an ${bidiIsolate(address)} gesendet.`,
    cancelled: 'Die Änderung deiner Adresse ist abgebrochen.',
    pendingTitle: (address) => `${bidiIsolate(address)} bestätigen`,
    pending: (current) =>
      `Öffne den Link, den wir dorthin gesendet haben; er gilt ${hours} Stunden. Bis dahin ` +
      (current === null ? 'bekommst du von uns keine E-Mails.' : `schreiben wir an ${bidiIsolate(current)}.`),
    notAnAddress: 'Gib eine E-Mail-Adresse ein, etwa robin@example.com.',
    sameAddress: 'An diese Adresse schreiben wir dir schon.',
    tooSoon: 'Wir haben gerade erst einen Link gesendet. Warte eine Minute, bevor du einen neuen anforderst.',
  },
  emailLinkTexts: {
    open: (link) => ({
      title: `E-Mails an ${bidiIsolate(link.address)} senden?`,
      text:
        `${bidiIsolate(link.name)} hat das in ${brandName} für ${link.shop} angefordert. ` +
        'Wenn du das nicht bist, schließe diese Seite.',
    }),
    confirm: 'Diese Adresse bestätigen',
    confirmed: (address) => ({
      title: 'Deine Adresse ist bestätigt',
      text: `Ab jetzt schreiben wir an ${bidiIsolate(address)}.`,
    }),
    used: {
      title: 'Dieser Link wurde schon benutzt',
      text: 'Deine Adresse ist bestätigt, oder die Änderung wurde abgebrochen.',
    },
    replaced: {
      title: 'Es gibt einen neueren Link',
      text: 'Öffne den Link in der neuesten E-Mail. Ältere gelten nicht mehr.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: `Er galt ${hours} Stunden. Sende unter Einstellungen, E-Mail einen neuen. Deine Adresse ist unverändert.`,
    },
    gone: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Die Person gehört nicht mehr zum Team dieses Shops.',
    },
    altered: {
      title: 'Dieser Link ist unvollständig oder nicht für dich',
      text:
        'Er wurde für eine andere Person, einen anderen Shop oder eine andere Adresse erstellt, oder ein Teil fehlt. ' +
        'Kopiere den ganzen Link aus der E-Mail.',
    },
  },
} satisfies CatalogueOf<typeof english>;
