import { languageOf } from '@hub/domain/languages';
import type { CatalogueOf } from '@hub/domain/languages';
import { emailLinkTexts, englishMailTexts, mailFormat, type MailTexts } from '@hub/domain/notifications';
import type * as emailChange from '../../../../packages/domain/src/notifications/emailChange.ts';
import { mailTexts as germanMails } from '../../../../packages/domain/languages/de/notifications/mailTexts.ts';
import { texts as germanLinks } from '../../../../packages/domain/languages/de/notifications/emailChange.ts';
import { mailTexts as spanishMails } from '../../../../packages/domain/languages/es/notifications/mailTexts.ts';
import { texts as spanishLinks } from '../../../../packages/domain/languages/es/notifications/emailChange.ts';

/** Texts of mails, and of the pages behind their links, in one language. */
export interface MailLanguage {
  mails: MailTexts;
  /** Texts of the page that confirms an address. */
  links: CatalogueOf<typeof emailChange>['emailLinkTexts'];
}

const english: MailLanguage = { mails: englishMailTexts, links: emailLinkTexts };

/** By code, every language of the pages. */
const languages: Readonly<Record<string, MailLanguage>> = {
  de: { mails: germanMails(mailFormat('de')), links: germanLinks.emailLinkTexts },
  es: { mails: spanishMails(mailFormat('es')), links: spanishLinks.emailLinkTexts },
};

/** The language of the store's locale, `de-AT`; English for any other or none. */
export function mailLanguageOf(locale: string | null): MailLanguage {
  const code = languageOf(locale);
  return (code === null ? null : languages[code]) ?? english;
}
