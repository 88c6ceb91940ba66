import type { TrackingPage } from './TrackingPage.ts';
import { trackingPageTexts as texts } from './trackingTexts.ts';

/** The page's settings as text, for people who can't change them and beside another person's version. */
export function trackingPageFacts(page: TrackingPage): { name: string; value: string; note: null }[] {
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [texts.isOn, yesOrNo(page.isOn)],
    [texts.shopName, page.shopName],
    [texts.color, page.color],
    [texts.heading, page.heading],
    [texts.intro, page.intro || texts.none],
    [texts.contactEmail, page.contactEmail || texts.none],
    [texts.showsItems, yesOrNo(page.showsItems)],
  ];
  return facts.map(([name, value]) => ({ name, value, note: null }));
}
