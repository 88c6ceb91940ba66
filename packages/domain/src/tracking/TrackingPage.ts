import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** How a shop's tracking page looks, and what it shows. */
export interface TrackingPage {
  /** Whether customers can open it. */
  isOn: boolean;
  /** The shop's name as customers know it. */
  shopName: string;
  /** `#rrggbb`: the bar at the top, the button and the progress. */
  color: string;
  /** Above the form. */
  heading: string;
  /** Below the heading; empty: nothing. */
  intro: string;
  /** Where customers write to; empty: nowhere is named. */
  contactEmail: string;
  /** Whether the names of the items are shown, or only how many there are. */
  showsItems: boolean;
}

/** The page as it was saved. */
export interface SavedTrackingPage extends TrackingPage, SavedVersion {}

/** What a visitor of the page sees before an order is found. */
export type TrackingPageLook = Pick<TrackingPage, 'shopName' | 'color' | 'heading' | 'intro' | 'contactEmail'>;

/** The page of a shop that has saved none: off, with the shop's name taken from its domain. */
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

/** The page alone, without who saved it; texts trimmed. */
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
