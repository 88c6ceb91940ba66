/** Something that the app keeps in the browser. */
export interface StoredItem {
  /** Name in the browser's storage; with `perShop` a colon and the shop's domain follow. */
  key: string;
  /** `tab`: sessionStorage, gone with the tab. `browser`: localStorage, stays until somebody removes it. */
  where: 'tab' | 'browser';
  perShop: boolean;
  what: string;
  until: string;
}

const closing = 'the tab is closed or another shop is opened in it';
const clearing = 'the data of this site is cleared in the browser';

/**
 * Everything that the app keeps in the browser, for the privacy page. A test in `web` compares it with the keys that
 * are really used.
 */
export const storedData: readonly StoredItem[] = [
  { key: 'shop', where: 'tab', perShop: false, what: 'The domain of the shop that is open.', until: closing },
  {
    key: 'host',
    where: 'tab',
    perShop: false,
    what: 'Where in your store’s admin the app was opened, as that admin says it.',
    until: closing,
  },
  {
    key: 'session_id',
    where: 'tab',
    perShop: false,
    what: 'A name for the visit, given by your store’s admin or made up at random.',
    until: closing,
  },
  {
    key: 'user_id',
    where: 'tab',
    perShop: false,
    what: 'The number of the member of staff, if your store’s admin gives one.',
    until: closing,
  },
  {
    key: 'upgrade_shown',
    where: 'tab',
    perShop: false,
    what: 'That the offer to upgrade was shown, so that it opens by itself only once.',
    until: closing,
  },
  {
    key: 'connection_checks',
    where: 'browser',
    perShop: true,
    what: 'How the last connection test of each provider ended and when. No credentials.',
    until: clearing,
  },
  {
    key: 'saved_views',
    where: 'browser',
    perShop: true,
    what: 'The views that you saved: a name, a period, a filter text and a sort for each.',
    until: 'you delete the view',
  },
  {
    key: 'single_key_shortcuts_off',
    where: 'browser',
    perShop: false,
    what: 'That you switched off shortcuts of one key.',
    until: 'you switch them on again',
  },
  {
    key: 'admin_token',
    where: 'browser',
    perShop: false,
    what: 'The token of the admin area. Merchants have none.',
    until: 'somebody signs out of the admin area',
  },
];

/** What the item is called in the browser: "saved_views:" and the shop's domain. */
export function storedName({ key, perShop }: StoredItem): string {
  return perShop ? `${key}:(your shop)` : key;
}
