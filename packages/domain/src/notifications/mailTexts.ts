import type { Texts } from '../languages/Texts.ts';
import type { ErrorCureKind } from '../shared/orders/ErrorCureKind.ts';
import { brandName } from '../shared/screens/brandName.ts';
import { mailFormat, type MailFormat } from './MailFormat.ts';
import type { NotificationKind } from './NotificationSettings.ts';

/** What went wrong with an order, without the 3PL's words, which may name a customer. */
export type ErrorReason = ErrorCureKind | 'other';

/** Texts of mails and their link pages in one language. */
export type MailTexts = Texts<ReturnType<typeof textsIn>> & { format: MailFormat };

/** English mails; the other languages are in `notifications/mailTexts.ts` of `packages/domain/languages`. */
export const englishMailTexts: MailTexts = textsIn(mailFormat('en', 'en-GB'));

function textsIn(format: MailFormat) {
  const { count, counted, plural } = format;
  const orders = (number: number) => counted(number, { one: 'order', other: 'orders' });
  const day = (arrived: number, shipped: number) => `${orders(arrived)} arrived and ${count(shipped)} shipped`;
  const need = (number: number) => `${orders(number)} ${plural(number, { one: 'needs', other: 'need' })} you`;
  return {
    format,
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    why: (shop: string) => `You get this because you chose it in ${brandName} for ${shop}.`,
    change: 'Change what we email you about',
    stop: 'Stop these emails',
    andMore: (subject: string) => `${subject}, and more`,
    links: {
      errors: 'See the orders with errors',
      providerDown: 'See your connections',
      holdEnded: 'See the open orders',
      backOrders: 'See the back orders',
    } satisfies Record<NotificationKind, string>,
    need,
    /** For a single order: "1 order needs you: it is short of stock". */
    needOne: (reason: ErrorReason) => `${need(1)}: it ${reasonWords[reason][0]}`,
    needMore: (number: number, reason: string) => `${need(number)}: ${reason}`,
    /** "12 have an address the warehouse refused". */
    reason: (number: number, reason: ErrorReason) =>
      `${count(number)} ${plural(number, { one: reasonWords[reason][0], other: reasonWords[reason][1] })}`,
    providersDown: (names: string) => `Orders to ${names} are waiting: the connection is down`,
    connectionsDown: (number: number) =>
      `Orders are waiting: ${counted(number, { one: 'connection is', other: 'connections are' })} down`,
    providersNote: 'Orders stay in line and go out once the connection works again. Check its settings.',
    holdEnded: (number: number) => `The hold of ${orders(number)} has ended`,
    backOrders: (number: number) => `${orders(number)} ${plural(number, { one: 'waits', other: 'wait' })} for stock`,
    namesAndMore: (names: string, rest: number) => `${names} and ${count(rest)} more`,
    summary: {
      quiet: (arrived: number, shipped: number) => `${day(arrived, shipped)} yesterday; nothing needs you`,
      needs: (needs: number, arrived: number, shipped: number) =>
        `${need(needs)} this morning; ${day(arrived, shipped)} yesterday`,
      title: (arrived: number, shipped: number) => `Yesterday: ${day(arrived, shipped)}`,
      now: (weekday: string) => `As of this morning, ${weekday}:`,
      open: 'Open',
      inFulfillment: 'In fulfillment',
      errors: 'Errors',
      needsReview: 'Needs review',
      hold: 'On hold',
      backOrders: 'Back orders',
      link: 'Open the dashboard',
    },
    confirmation: {
      subject: 'Confirm your email address',
      title: (address: string) => `Get your emails at ${address}?`,
      works: (hours: number) =>
        `You asked for this in ${brandName}. The link works once, for ${counted(hours, { one: 'hour', other: 'hours' })}.`,
      otherwise: 'If it wasn’t you, do nothing: this address won’t get any emails.',
      link: 'Confirm this address',
      why: (shop: string) => `You get this because someone entered this address in ${brandName} for ${shop}.`,
    },
    changed: {
      subject: 'Your email address was changed',
      title: (address: string) => `From now on we email ${address}`,
      otherwise: 'If you didn’t change this, change it back and tell the owner of the store.',
      link: 'See your settings',
    },
    accessEnded: {
      subject: (shop: string) => `Orders of ${shop} are waiting: open the app once`,
      title: `Your store no longer accepts ${brandName}`,
      lines: [
        'Until then, we can’t send orders to warehouses or tracking numbers to your store. Nothing is lost.',
        'Open the app from your store’s admin: this renews access and restarts waiting work.',
      ],
      link: 'Open the app',
      why: (shop: string) => `You get this because you own ${shop}, which uses ${brandName}.`,
    },
    unsubscribe: {
      incomplete: {
        title: 'This link is incomplete',
        text: 'Copy the whole link from the email, or stop the emails under Settings, Email.',
      },
      ask: {
        title: 'Stop getting these emails?',
        text: 'You won’t get any more emails about errors, connections, holds or back orders, and no daily summary.',
      },
      stop: 'Stop these emails',
      stopped: { title: 'You won’t get any more emails', text: 'Turn them on again under Settings, Email.' },
      unknown: {
        title: 'You won’t get any more emails',
        text: 'This link no longer belongs to anyone on the store’s staff.',
      },
    },
  };
}

const reasonWords: Readonly<Record<ErrorReason, readonly [one: string, other: string]>> = {
  address: ['has an address the warehouse refused', 'have an address the warehouse refused'],
  unknownSku: ['has a SKU the warehouse doesn’t know', 'have a SKU the warehouse doesn’t know'],
  stock: ['is short of stock', 'are short of stock'],
  orderAmount: ['is over a limit that a workflow sets', 'are over a limit that a workflow sets'],
  customs: ['needs a customs description', 'need a customs description'],
  packageSize: ['fits no package', 'fit no package'],
  rate: ['has no rate for its shipping method', 'have no rate for their shipping method'],
  busy: ['met a warehouse that was busy', 'met a warehouse that was busy'],
  other: ['has another error', 'have other errors'],
};
