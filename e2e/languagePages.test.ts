import { offeredLanguages } from '@hub/domain/languages';
import { appRoutes } from '@hub/domain/navigation';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { splitWords, wordsOnlyInEnglish } from './wordsOnlyInEnglish.ts';

/** Every address of the app except the list of public pages, whose titles are English. */
const paths = [...new Set(appRoutes.flatMap(({ path, tabs }) => [path, ...tabs.map((tab) => tab.path)]))].filter(
  (path) => path !== '/app/settings/knowledge',
);

/** Data that the sandbox stores, texts that its server writes, and names that are the same in every language. */
const names = [
  /\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})? [AP]M|\d{2}:\d{2}:\d{2} [AP]M/g,
  /Northampton warehouse|Leeds overflow|Rotterdam \(EU\)|London showroom|\(London\)|London \(GMT\)|Europe\/London/g,
  /Willow and Wick|willow-and-wick-\d+\.myshopify\.com|Robin Carter|WooCommerce|Fulfillment Hub|Sandbox|Ctrl K|USD|SKU/g,
  /AMS 3PL service|Shipbob|Shipstation|Capacity|DCL Logistics|Cold Track|Info Plus|Carter Distribution|Shipwire|Portless/g,
  /(?:Hold|Review) large(?: first)? orders|Heavy orders to|Tag (?:wholesale|weekend) orders|Insure valuable orders/g,
  /EU orders from Rotterdam|Everything else|International (?:express|tracked)|Express|Standard|wholesale|weekend|(?:Large|Small) box/g,
  /No rate found for this weight and country|Not enough stock at any location|Address could not be verified/g,
  /Customs description is missing|The order value is unusual|Two locations can ship it|The weight of an item is missing/g,
  /Asked for by the customer|Waits for a second order|Address check|17 orders need you: .*|Enter your order number.*/g,
  // These are the same in German.
  /Navigation|15056bl/g,
  /Best sellers|Light holders|Customer \d+|Guest|\d+ × \d+ × \d+ cm/g,
];
/** Products of the sandbox are in capitals, as are SKUs and postcode prefixes. */
const capitals = /(?<![\p{L}\d])[\p{Lu}\d][\p{Lu}\d&'./-]*(?![\p{Ll}])/gu;

for (const language of offeredLanguages)
  test(`every screen is in ${language}, without English-only words`, async ({ page, openApp, waitUntilSettled }) => {
    // "order" occurs as an identifier in the sources of every language.
    const english = new Set([...wordsOnlyInEnglish(language), 'order', 'orders']);
    expect(english.size).toBeGreaterThan(500);
    const found = new Map<string, string>();
    await openApp(`/app/dashboard?locale=${language}`);
    for (const path of paths) {
      await page.evaluate((to) => {
        history.pushState({ idx: history.length }, '', to + location.search);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilSettled();
      for (const text of await shownTexts(page)) {
        const ours = [...names, capitals].reduce((rest, name) => rest.replaceAll(name, ' '), text);
        const words = splitWords(ours).filter((word) => english.has(word));
        if (words.length > 0 && !found.has(text)) found.set(text, `${path}: ${text} (${words.join(', ')})`);
      }
    }
    expect([...found.values()]).toEqual([]);
  });

/**
 * Texts that a person reads or hears on a page: its title, texts and accessible names. Skips stored data, which is inside elements that
 * isolate its direction, and the values of fields.
 */
function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stored = 'bdi, [dir=auto], script, noscript, style, iframe, textarea';
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'];
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest(stored)) continue;
      if (node instanceof Element) found.push(...names.map((name) => node.getAttribute(name) ?? ''));
      else found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}
