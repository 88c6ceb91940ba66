import type { MailFrame, MailTexts } from '@hub/domain/notifications';

/** Where the links of mails lead, and in which words mails are written. */
export interface MailAddresses {
  /** Address of the app in a shop: `path` is `/app/dashboard`. `language`: of the page; absent: English. */
  appUrl(domain: string, path: string, language?: string): string;
  /** Address of a page of this server. */
  pageUrl(path: string, language?: string): string;
  /** Path that stops the mails of a person, with its signature. */
  unsubscribePath(shopId: number, staffId: string): string;
  /** The words for a locale, `de-AT`; null: it is not known. Absent: all mails are English. */
  mailTexts?(locale: string | null): MailTexts;
}

/** A person who is mailed. */
interface MailReader {
  staffId: string;
  name: string;
  /** As the store names it; null: not known. */
  locale: string | null;
}

/** For whom a mail is: in the person's language, with links to pages in it. */
export function mailFrame(
  { shopId, domain }: { shopId: number; domain: string },
  { staffId, name, locale }: MailReader,
  addresses: MailAddresses,
): { frame: MailFrame; unsubscribePath: string; pageUrl(path: string): string } {
  const texts = addresses.mailTexts?.(locale);
  const language = texts?.format.language === 'en' ? undefined : texts?.format.language;
  const unsubscribePath = addresses.unsubscribePath(shopId, staffId);
  const pageUrl = (path: string) => addresses.pageUrl(path, language);
  return {
    frame: {
      shop: domain,
      name,
      link: (path) => addresses.appUrl(domain, path, language),
      unsubscribeUrl: pageUrl(unsubscribePath),
      ...(texts !== undefined && { texts }),
    },
    unsubscribePath,
    pageUrl,
  };
}
