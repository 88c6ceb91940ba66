import { inLanguage } from '../../languages/inLanguage.ts';
import { formatMoney } from '../../shared/numbers/formatMoney.ts';
import { defineAction } from './ActionDefinition.ts';
import { missing, orMissing, phraseWords } from './phraseParts.ts';

export const shipmentActionWords = inLanguage('shipmentActionWords', {
  setShippingService: {
    label: 'Set the shipping service',
    service: 'Service',
    asNamed: 'As your 3PL names it.',
    phrase: (service: string) => `ship it with ${service}`,
    done: (service: string) => `set to ship with ${service}`,
  },
  setPackage: {
    label: 'Set the package',
    package: 'Package',
    phrase: (name: string) => `pack it in ${name}`,
    done: (name: string) => `set to be packed in ${name}`,
  },
  setInsurance: {
    label: 'Insure the shipment',
    insuredValue: 'Insured value',
    phrase: (amount: string) => `insure it for ${amount}`,
    done: (amount: string) => `insured for ${amount}`,
  },
  requireSignature: {
    label: 'Require a signature',
    phrase: 'require a signature',
    done: 'set to require a signature',
  },
  setGiftMessage: {
    label: 'Add a gift message',
    message: 'Message to the recipient',
    phrase: (text: string) => `add the gift message ${text}`,
    done: (text: string) => `given the gift message ${text}`,
  },
  problems: {
    giftMessage: 'Enter a message of 500 characters or fewer.',
    service: 'Enter a service.',
    package: 'Enter a package.',
  },
});

const words = shipmentActionWords;

/** Maximum characters that every 3PL with such a field accepts. */
const longestGiftMessage = 500;

/** Actions that decide how an order ships. */
export const shipmentActions = {
  setShippingService: defineAction({
    label: words.setShippingService.label,
    kind: 'shipmentUpdate',
    target: 'service',
    parameters: [
      {
        name: 'service',
        label: words.setShippingService.service,
        type: 'text',
        help: words.setShippingService.asNamed,
        missing: 'workflows.service',
      },
    ],
    phrase: ({ service }) => words.setShippingService.phrase(orMissing(service)),
    done: ({ service }) => words.setShippingService.done(service),
    apply: ({ service }) => ({ service }),
  }),
  setPackage: defineAction({
    label: words.setPackage.label,
    kind: 'shipmentUpdate',
    target: 'package',
    instruction: 'package',
    parameters: [
      {
        name: 'package',
        label: words.setPackage.package,
        type: 'text',
        suggests: 'packages',
        missing: 'workflows.package',
      },
    ],
    phrase: ({ package: name }) => words.setPackage.phrase(orMissing(name)),
    done: ({ package: name }) => words.setPackage.done(name),
    apply: ({ package: name }) => ({ package: name }),
  }),
  setInsurance: defineAction({
    label: words.setInsurance.label,
    kind: 'shipmentUpdate',
    target: 'insurance',
    instruction: 'insurance',
    parameters: [{ name: 'amount', label: words.setInsurance.insuredValue, type: 'money' }],
    phrase: ({ amount }, { currency }) =>
      words.setInsurance.phrase(amount > 0 ? formatMoney(amount, currency) : missing),
    done: ({ amount, currency }) => words.setInsurance.done(formatMoney(amount, currency)),
    apply: ({ amount }) => ({ insurance: amount }),
    problems: ({ total }) => (total > 0 ? [] : [{ problem: { type: 'noAmount' }, quantity: null }]),
  }),
  requireSignature: defineAction({
    label: words.requireSignature.label,
    kind: 'shipmentUpdate',
    target: null,
    instruction: 'signature',
    parameters: [],
    phrase: () => words.requireSignature.phrase,
    done: () => words.requireSignature.done,
    apply: () => ({ isSignatureRequired: true }),
  }),
  setGiftMessage: defineAction({
    label: words.setGiftMessage.label,
    kind: 'shipmentUpdate',
    target: 'giftMessage',
    instruction: 'giftMessage',
    parameters: [{ name: 'text', label: words.setGiftMessage.message, type: 'text', missing: 'workflows.giftMessage' }],
    check: ({ text }) => (text.length > longestGiftMessage ? { input: 'text', code: 'workflows.giftMessage' } : null),
    phrase: ({ text }) => words.setGiftMessage.phrase(phraseWords.quoted(orMissing(text))),
    done: ({ text }) => words.setGiftMessage.done(phraseWords.quoted(text)),
    apply: ({ text }) => ({ giftMessage: text }),
  }),
};
