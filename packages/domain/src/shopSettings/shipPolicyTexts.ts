import { inLanguage } from '../languages/inLanguage.ts';
import { storeWords } from '../shared/shop/storeWords.ts';
import {
  firstDayText,
  type OtherMethod,
  otherMethods,
  parcelMethods,
  type PolicyFacts,
  type ShipPolicy,
} from '../shared/shipping/ShipPolicy.ts';

/** Texts of the "What may ship" screen. */
export const shipPolicyTexts = inLanguage('shipPolicyTexts', {
  subject: 'what may ship',
  what: 'shipping rules',
  title: 'What may ship',
  note: 'Orders that can’t ship yet wait on Hold or in Needs review, with the reason. Changes also apply to orders that haven’t left.',
  saving: 'saving what may ship',
  saved: 'Saved. Orders that haven’t left are being checked again.',
  restored: 'Restored the previous shipping rules.',
  payment: {
    title: 'Payment',
    note: 'Paid orders and free orders ship. Unpaid orders wait until they are paid, unless you allow them here.',
    authorized: 'Authorized payments',
    tags: 'Ship unpaid orders with these tags',
    tagsHelp: 'Separate tags with commas, for example: invoice, net 30.',
    methods: 'Ship unpaid orders with these payment methods',
    methodsHelp:
      'Write each name as your store shows it and separate names with commas, for example: Cash on Delivery (COD), Bank Deposit. ' +
      'An order that also uses another method waits. Gift cards don’t count.',
    terms: 'Unpaid orders with payment terms, such as Net 30',
    termsHelp: 'Orders that are due on receipt wait until they are paid.',
  },
  risk: { title: 'Fraud risk', label: 'When your store advises against an order' },
  dispute: { title: 'Payment disputes', label: 'While a customer disputes the payment' },
  test: {
    title: 'Test orders',
    label: 'Test orders of your store',
    help: 'Mark an account as a sandbox account where you connect the 3PL. Test orders go there only, real orders never.',
  },
  methods: {
    title: 'Delivery methods',
    note: 'Orders that are shipped or go to a pickup point are always sent. Switch on others that your warehouse handles.',
  },
  start: {
    title: 'First day',
    label: 'Ship orders placed on or after',
    help: (installed: string) =>
      `Older orders stay on Hold until someone moves them to Open. Empty means ${installed}, when the app was installed.`,
    change: 'Choose the first day',
  },
  locations: {
    title: 'Locations',
    label: 'Ship orders of',
    all: 'All of your locations',
    chosen: 'Only these locations',
    note: 'Locations of fulfillment services ship by themselves.',
  },
  always: {
    title: 'Always',
    held: 'Orders that your store, an app or a person there holds wait until the hold is released.',
  },
  anyDay: 'When the app was installed',
  none: 'None',
});

export const authorizedLabels = inLanguage('authorizedLabels', {
  release: 'Ship them. The money is captured when they ship.',
  wait: 'Wait until the payment is captured',
} satisfies Record<ShipPolicy['whenAuthorized'], string>);

export const termsLabels = inLanguage('termsLabels', {
  wait: 'Wait until they are paid',
  release: 'Ship them. The customer pays later.',
} satisfies Record<ShipPolicy['whenOnTerms'], string>);

export const riskyLabels = inLanguage('riskyLabels', {
  review: 'Send it to Needs review',
  hold: 'Put it on Hold',
  off: 'Ship it',
} satisfies Record<ShipPolicy['whenRisky'], string>);

export const testLabels = inLanguage('testLabels', {
  never: 'Never send them',
  sandbox: 'Send them to a 3PL’s sandbox account',
} satisfies Record<ShipPolicy['whenTest'], string>);

/** Names of the delivery methods that can be switched on. */
export function otherMethodChoices(): { value: OtherMethod; label: string }[] {
  return otherMethods.map((value) => ({ value, label: storeWords.deliveryMethods[value] }));
}

/** The policy as names and values. `locations` are the shop's own. */
export function shipPolicyFacts(
  policy: ShipPolicy,
  { installedAt, locations, timeZone }: Omit<PolicyFacts, 'ordersBefore'> & { timeZone: string },
): { name: string; value: string; note: null }[] {
  const { payment, risk, dispute, test, methods, start, locations: places, anyDay, none } = shipPolicyTexts;
  const listed = (names: readonly string[]) => (names.length === 0 ? none : names.join(', '));
  const nameOf = (id: string) => locations.find(({ locationId }) => locationId === id)?.name ?? id;
  const facts: [name: string, value: string][] = [
    [payment.authorized, authorizedLabels[policy.whenAuthorized]],
    [payment.tags, listed(policy.unpaidTags)],
    [payment.methods, listed(policy.unpaidMethods)],
    [payment.terms, termsLabels[policy.whenOnTerms]],
    [risk.label, riskyLabels[policy.whenRisky]],
    [dispute.label, riskyLabels[policy.whenDisputed]],
    [test.label, testLabels[policy.whenTest]],
    [methods.title, listed([...parcelMethods, ...policy.otherMethods].map((each) => storeWords.deliveryMethods[each]))],
    [start.label, firstDayText(policy, installedAt, timeZone) || anyDay],
    [places.label, policy.locations === null ? places.all : listed(policy.locations.map(nameOf))],
  ];
  return facts.map(([name, value]) => ({ name, value, note: null }));
}
