import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

/** A label inside a sentence: "API key" stays, "Client code" does not. */
function inSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

export const providerMessages = inLanguage('providerMessages', {
  needs: ({ provider, field }: { provider: string; field: string }) => `${provider} needs the recipient’s ${field}.`,
  tooLong: ({ field, most, provider }: { field: string; most: number; provider: string }) =>
    `The recipient’s ${field} is longer than the ${formatCount(most)} characters that ${provider} takes.`,
  noCountryCode: ({ country }: { country: string }) => `“${country}” isn’t a two-letter country code.`,
  nothing: 'There’s nothing to ship.',
  noSku: ({ item, provider }: { item: string; provider: string }) => `${provider} needs a SKU for “${item}”.`,
  noQuantity: ({ sku }: { sku: string }) => `“${sku}” has no quantity to ship.`,
  longSku: ({ sku, most, provider }: { sku: string; most: number; provider: string }) =>
    `SKU “${sku}” is longer than the ${formatCount(most)} characters that ${provider} takes.`,
  longGiftMessage: ({ most, provider }: { most: number; provider: string }) =>
    `The gift message is longer than the ${formatQuantity(most, 'character')} that ${provider} takes.`,
  longReference: ({ provider, reference }: { provider: string; reference: string }) =>
    `${provider} takes references of up to 25 letters, digits, # and hyphens, not “${reference}”.`,
  noChoice: ({ provider, choice }: { provider: string; choice: string }) =>
    `${provider} has no ${inSentence(choice)} for this account.`,
  choose: ({ choice, provider }: { choice: string; provider: string }) =>
    `Choose the ${inSentence(choice)} of ${provider} under Apps & Integrations.`,
  chooseService: ({ provider }: { provider: string }) => `Choose the carrier and service that ${provider} ships with.`,
  chooseFreight: ({ provider }: { provider: string }) => `Choose the freight account that ${provider} uses.`,
  ownAccount: ({ account, provider }: { account: string; provider: string }) =>
    `${account} (your account with ${provider})`,
  noReply: ({ provider, problem }: { provider: string; problem: string }) =>
    `${provider} cannot be reached: ${problem}.`,
  webPage: ({ provider }: { provider: string }) => `${provider} sent a web page instead of data.`,
  problems: ({ provider, status }: { provider: string; status: number }) =>
    `${provider} is having problems (status ${formatCount(status)}).`,
  redirect: ({ provider, status }: { provider: string; status: number }) =>
    `${provider} sent a redirect instead of an answer (status ${formatCount(status)}).`,
  unknownForm: ({ provider, call, problem }: { provider: string; call: string; problem: string }) =>
    `${provider} sent an unexpected reply to ${call}: ${problem}.`,
  otherOrder: ({ provider, call }: { provider: string; call: string }) =>
    `${provider} answered ${call} with another order.`,
  withoutOrder: ({ provider, call }: { provider: string; call: string }) =>
    `${provider} answered ${call} without an order.`,
  withoutSecret: ({ provider, call }: { provider: string; call: string }) =>
    `${provider} answered ${call} without a secret.`,
  withoutField: ({ provider, call, field }: { provider: string; call: string; field: string }) =>
    `${provider} answered ${call} without \`${field}\`.`,
  otherThanSent: ({ provider }: { provider: string }) =>
    `${provider} confirmed a different order than the one we sent.`,
  endlessList: ({ provider }: { provider: string }) => `${provider} sends a list that doesn’t end.`,
  samePage: ({ provider }: { provider: string }) => `${provider} keeps sending the same page of a list.`,
  tooManyBatches: ({ provider, most, day }: { provider: string; most: number; day: string }) =>
    `${provider} lists more than ${formatCount(most)} batches for ${day}.`,
  foreignLink: ({ provider }: { provider: string }) => `${provider} sent a link to an address that isn’t its own.`,
  noLink: ({ provider }: { provider: string }) => `${provider} sent an invalid link.`,
  callLimit: ({ provider }: { provider: string }) =>
    `${provider} has reached its limit of calls. Try again in a minute.`,
  credentials: ({ provider }: { provider: string }) => `${provider} doesn’t accept these credentials.`,
  key: ({ provider }: { provider: string }) => `${provider} doesn’t accept this key.`,
  client: ({ provider }: { provider: string }) => `${provider} doesn’t accept this client ID and client secret.`,
  notAllowed: ({ provider }: { provider: string }) =>
    `${provider} doesn’t allow this with your credentials. Ask it for more permissions.`,
  noChannelRight: ({ channel, provider }: { channel: string; provider: string }) =>
    `This token may not create orders in channel ${channel} of ${provider}.`,
  noChannel: ({ channel, provider }: { channel: string; provider: string }) =>
    `This token has no channel ${channel} at ${provider}.`,
  channelNumber: ({ provider }: { provider: string }) => `Your ${provider} channel ID must be a number.`,
  customerNumber: ({ provider }: { provider: string }) => `The customer ID of ${provider} is a number.`,
  character: ({ provider }: { provider: string }) =>
    `A setting of ${provider} contains a character we can’t send, such as a line break. Enter it again.`,
  blank: ({ field }: { field: string }) => `Enter your ${inSentence(field)}.`,
  noHost: ({ field }: { field: string }) => `${field}: enter a host name, such as wms.example.com.`,
  hostSpaces: ({ field }: { field: string }) => `${field}: a host name has no spaces or line breaks in it.`,
  hostScheme: ({ field, scheme }: { field: string; scheme: string }) =>
    `${field}: only https:// addresses can be used, not ${scheme}://.`,
  hostPassword: ({ field }: { field: string }) => `${field}: leave the user name and password out of the address.`,
  hostPort: ({ field }: { field: string }) => `${field}: only the standard https port, 443, can be used.`,
  onlyHost: ({ field, host }: { field: string; host: string }) =>
    `${field}: enter only the host name, ${host}, with nothing after it.`,
  hostNumber: ({ field }: { field: string }) => `${field}: enter a host name, not an IP address.`,
  hostDot: ({ field }: { field: string }) => `${field}: leave out the dot at the end.`,
  privateHost: ({ field, host }: { field: string; host: string }) => `${field}: ${host} is not a public host name.`,
  notAHost: ({ field }: { field: string }) =>
    `${field}: that is not a host name. Enter it in full, such as wms.example.com.`,
  scheme: 'Only https:// addresses can be used.',
  port: 'Only the standard https port, 443, can be used.',
  privateAddress: ({ host }: { host: string }) => `${host} isn’t a public address, so we can’t call it.`,
  noAddress: ({ provider }: { provider: string }) =>
    `${provider} doesn’t publish the address of its API. Ask whoever runs this server to set it up.`,
  refused: ({ provider, status }: { provider: string; status: number }) =>
    `${provider} refused the request (status ${formatCount(status)}).`,
  refusedRequest: ({ provider }: { provider: string }) => `${provider} refused the request.`,
  refusedOrder: ({ provider }: { provider: string }) => `${provider} refused the order.`,
  noOrder: ({ provider, id }: { provider: string; id: string }) => `${provider} has no order ${id}.`,
  shipped: ({ provider }: { provider: string }) => `${provider} has shipped the order.`,
  cancelled: ({ provider }: { provider: string }) => `${provider} has canceled the order.`,
  splitOrCombined: ({ provider }: { provider: string }) =>
    `${provider} has split the order or combined it with another. Change it there.`,
  itemsKept: ({ provider }: { provider: string }) => `${provider} didn’t take the items out of the order.`,
  notHeld: ({ provider }: { provider: string }) => `${provider} didn’t put the order on hold.`,
  addressKept: ({ provider }: { provider: string }) => `${provider} didn’t use the new address.`,
  nothingToChange: ({ provider }: { provider: string }) => `${provider} has no open shipment of the order.`,
  kept: ({ provider, status }: { provider: string; status: string }) => `${provider} kept the order at “${status}”.`,
  stillGoing: ({ provider }: { provider: string }) =>
    `${provider} accepted the cancellation but is still working on the order.`,
  partCancelled: ({ provider }: { provider: string }) =>
    `${provider} split the order into parts, canceled some of them and ships the rest. Units that were canceled won’t leave.`,
  startedShipping: ({ provider }: { provider: string }) => `${provider} has already started shipping the order.`,
  startedWorking: ({ provider }: { provider: string }) => `${provider} is already working on the order.`,
  status: ({ provider, status }: { provider: string; status: string }) => `${provider} reports the status “${status}”.`,
  stage: ({ provider, stage }: { provider: string; stage: string }) => `${provider} reports the stage “${stage}”.`,
  errorCode: ({ provider, code }: { provider: string; code: string }) => `${provider} reports error code ${code}.`,
  reviewing: ({ provider }: { provider: string }) => `${provider} is reviewing the order.`,
  payment: ({ provider }: { provider: string }) => `${provider} is waiting for payment.`,
  onHoldIn: ({ provider }: { provider: string }) => `On hold in ${provider}.`,
  onHoldUntil: ({ provider, day }: { provider: string; day: string }) => `On hold in ${provider} until ${day}.`,
  onHoldAt: ({ provider }: { provider: string }) => `On hold at ${provider}.`,
  onHoldCode: ({ provider, code }: { provider: string; code: string }) => `On hold at ${provider} (${code}).`,
  rejectedBehind: ({ provider }: { provider: string }) =>
    `The fulfillment provider behind ${provider} rejected the order.`,
  backOrdered: ({ provider }: { provider: string }) => `Back-ordered at ${provider}.`,
});
