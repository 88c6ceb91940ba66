import type { MailFrame, MailTexts } from '@hub/domain/notifications';

/** Link addresses and texts of mails. */
export interface MailAddresses {
  /** Address of an app page in a shop; `path` is `/app/dashboard`. `language` of the page is English by default. */
  appUrl(domain: string, path: string, language?: string): string;
  /** Address of a page on this server. */
  pageUrl(path: string, language?: string): string;
  /** Signed path that stops a person's mails. */
  unsubscribePath(shopId: number, staffId: string): string;
  /** Texts for a locale, `de-AT`; null when unknown. Without it, all mails are English. */
  mailTexts?(locale: string | null): MailTexts;
}

interface MailReader {
  staffId: string;
  name: string;
  /** As the store names it; null when unknown. */
  locale: string | null;
}

/** Frame of a mail in the person's language, with links to pages in that language. */
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
