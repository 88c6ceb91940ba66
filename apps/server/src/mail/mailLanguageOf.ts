import { languageOf } from '@hub/domain/languages';
import type { CatalogueOf } from '@hub/domain/languages';
import { emailLinkTexts, englishMailTexts, mailFormat, type MailTexts } from '@hub/domain/notifications';
import type * as emailChange from '../../../../packages/domain/src/notifications/emailChange.ts';
import { mailTexts as germanMails } from '../../../../packages/domain/languages/de/mailTexts.ts';
import { texts as germanLinks } from '../../../../packages/domain/languages/de/notifications/emailChange.ts';
import { mailTexts as spanishMails } from '../../../../packages/domain/languages/es/mailTexts.ts';
import { texts as spanishLinks } from '../../../../packages/domain/languages/es/notifications/emailChange.ts';

/** What mails, and the pages behind their links, say to one person. */
export interface MailLanguage {
  mails: MailTexts;
  /** Of the page that confirms an address. */
  links: CatalogueOf<typeof emailChange>['emailLinkTexts'];
}

const english: MailLanguage = { mails: englishMailTexts, links: emailLinkTexts };

/** By code, every language that pages are offered in. */
const languages: Readonly<Record<string, MailLanguage>> = {
  de: { mails: germanMails(mailFormat('de')), links: germanLinks.emailLinkTexts },
  es: { mails: spanishMails(mailFormat('es')), links: spanishLinks.emailLinkTexts },
};

/** The language of a locale as the store names it, `de-AT`; English for every other, and where none is known. */
export function mailLanguageOf(locale: string | null): MailLanguage {
  const code = languageOf(locale);
  return (code === null ? null : languages[code]) ?? english;
}
