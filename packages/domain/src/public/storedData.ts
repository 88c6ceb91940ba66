/** An item that the app keeps in the browser. */
export interface StoredItem {
  /** Storage key; with `isPerShop`, a colon and the shop's domain follow. */
  key: string;
  /** `tab`: sessionStorage. `browser`: localStorage. */
  storage: 'tab' | 'browser';
  isPerShop: boolean;
  what: string;
  keptUntil: string;
}

const untilTabCloses = 'the tab is closed or another shop is opened in it';
const untilDataCleared = 'the data of this site is cleared in the browser';

/** Everything the app stores, for the privacy page. A test in `web` compares it with the keys in use. */
export const storedData: readonly StoredItem[] = [
  {
    key: 'shop',
    storage: 'tab',
    isPerShop: false,
    what: 'The domain of the shop that is open.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'host',
    storage: 'tab',
    isPerShop: false,
    what: 'Where in your store’s admin the app was opened, as that admin says it.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'session_id',
    storage: 'tab',
    isPerShop: false,
    what: 'A name for the visit, given by your store’s admin or made up at random.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'user_id',
    storage: 'tab',
    isPerShop: false,
    what: 'The number of the member of staff, if your store’s admin gives one.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'upgrade_shown',
    storage: 'tab',
    isPerShop: false,
    what: 'That the offer to upgrade was shown, so that it opens by itself only once.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'chosen_plan',
    storage: 'tab',
    isPerShop: false,
    what: 'The plan that you chose, so that we can thank you once you have confirmed it.',
    keptUntil: untilTabCloses,
  },
  {
    key: 'connection_checks',
    storage: 'browser',
    isPerShop: true,
    what: 'How the last connection test of each provider ended and when. No credentials.',
    keptUntil: untilDataCleared,
  },
  {
    key: 'saved_views',
    storage: 'browser',
    isPerShop: true,
    what: 'The views that you saved: a name, a period, a filter text and a sort for each.',
    keptUntil: 'you delete the view',
  },
  {
    key: 'periods',
    storage: 'browser',
    isPerShop: true,
    what: 'The period that you last chose on the dashboard and on each list.',
    keptUntil: untilDataCleared,
  },
  {
    key: 'handled_today',
    storage: 'browser',
    isPerShop: true,
    what: 'How many orders of each list you handled today, and how.',
    keptUntil: untilDataCleared,
  },
  {
    key: 'open_next_after_action',
    storage: 'browser',
    isPerShop: false,
    what: 'That the next order opens after an action, if you turned that on.',
    keptUntil: untilDataCleared,
  },
  {
    key: 'single_key_shortcuts_off',
    storage: 'browser',
    isPerShop: false,
    what: 'That you switched off shortcuts of one key.',
    keptUntil: 'you switch them on again',
  },
  {
    key: 'admin_token',
    storage: 'browser',
    isPerShop: false,
    what: 'The token of the admin area. Merchants have none.',
    keptUntil: 'somebody signs out of the admin area',
  },
];

/** The full key: "saved_views:" and the shop's domain. */
export function storedName({ key, isPerShop }: StoredItem): string {
  return isPerShop ? `${key}:(your shop)` : key;
}
