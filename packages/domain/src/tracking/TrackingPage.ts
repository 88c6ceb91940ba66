import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** A shop's tracking page: its look and content. */
export interface TrackingPage {
  /** Whether customers can open it. */
  isOn: boolean;
  /** The shop's name for customers. */
  shopName: string;
  /** `#rrggbb` for the top bar, the button and the progress. */
  color: string;
  /** Above the form. */
  heading: string;
  /** Below the heading; empty for nothing. */
  intro: string;
  /** Contact address for customers; empty for none. */
  contactEmail: string;
  /** Whether to show item names or only their number. */
  showsItems: boolean;
}

/** The saved page. */
export interface SavedTrackingPage extends TrackingPage, SavedVersion {}

/** What a visitor sees before an order is found. */
export type TrackingPageLook = Pick<TrackingPage, 'shopName' | 'color' | 'heading' | 'intro' | 'contactEmail'>;

/** The page before its first save: off, with the shop's name taken from its domain. */
export function newTrackingPage(domain: string): TrackingPage {
  return {
    isOn: false,
    shopName: nameFromDomain(domain),
    color: '#1f5199',
    heading: 'Where is my order?',
    intro: 'Enter your order number, and the email address or ZIP/postal code you ordered with.',
    contactEmail: '',
    showsItems: true,
  };
}

/** Only the page, without who saved it; texts are trimmed. */
export function trackingPageIn(page: TrackingPage): TrackingPage {
  const { isOn, shopName, color, heading, intro, contactEmail, showsItems } = page;
  return {
    isOn,
    shopName: shopName.trim(),
    color: color.toLowerCase(),
    heading: heading.trim(),
    intro: intro.trim(),
    contactEmail: contactEmail.trim(),
    showsItems,
  };
}

/** Path of a shop's tracking page: `/track/acme`. */
export function trackingPath(domain: string): string {
  return `/track/${handleOf(domain)}`;
}

const smallWords: ReadonlySet<string> = new Set(['and', 'of', 'the', 'for', 'in', 'on']);

/** `juniper-and-oak.myshopify.com` as "Juniper and Oak". */
function nameFromDomain(domain: string): string {
  const words = handleOf(domain).split('-');
  return words
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function handleOf(domain: string): string {
  return domain.split('.', 1)[0] ?? '';
}
