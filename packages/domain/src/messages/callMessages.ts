import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

export const callMessages = inLanguage('callMessages', {
  noEdit: ({ section }: { section: string }) => `You need edit permission for ${section} to do this.`,
  noView: ({ section }: { section: string }) =>
    `You need view permission for ${section}. The store owner can grant it.`,
  unknownOrder: ({ id }: { id: string }) => `No order has the id ${id}.`,
  unknownReship: ({ id, number }: { id: string; number: number }) => `Order ${id} has no reship ${number}.`,
  reusedKey: 'This Idempotency-Key was used for another request.',
  selectionGone: 'This selection has expired. Select the orders again.',
  unknownImport: 'We can’t find this import.',
  importEnded: 'This import has already ended.',
  notYet: 'This server can’t do that yet.',
  notOnStaff: 'You aren’t on this store’s staff list. Ask its owner to add you.',
  nul: 'A text contains a character we can’t save (NUL). Remove it and try again.',
  halfCharacter: 'A text contains half of a character. Remove it and try again.',
  noRoom: 'Nothing was saved: our database has no room right now. Try again in a few minutes.',
  noDatabase: 'We can’t reach the database right now. Try again in a moment.',
  cutOff: 'The upload was cut off. Try again.',
  noSpace: 'The server is out of space for this file. Try again later.',
  tooLong: ({ kilobytes }: { kilobytes: number }) => `The request is longer than ${formatCount(kilobytes)} KB.`,
  longList: ({ most }: { most: number }) => `A list in this request has more than ${formatQuantity(most, 'value')}.`,
  failed: 'Something went wrong on the server.',
  brokenOff: 'The connection broke off.',
  tooSlow: 'This request took too long to arrive.',
  unreadableFile: 'The file cannot be read.',
  unknownWorkflow: 'We can’t find this workflow. It may have been deleted.',
  changedList: 'The list has changed. Reload it and sort it again.',
  notDeleted: 'This workflow isn’t deleted.',
  noProviders: 'Your plan doesn’t include 3PL integrations.',
  samePlan: 'This plan is active already.',
  notConnected: 'This shop is not connected to a store.',
  noFile: 'We can’t find this file. Files are kept for 30 days.',
  noExport: 'We can’t find this export. Exports are kept for 7 days; start a new one.',
  exportUnderway: 'An export is already being prepared. You can start another one when it’s done.',
  exportNotReady: 'This export isn’t ready yet.',
  exportEnded: 'This export has already ended.',
  undone: 'This is already undone.',
  unknownLocation: 'We can’t find this location. It may have been removed from your store.',
  unknownBatch: 'There is no such batch.',
  nothingToSend: 'No open order of this location can be sent now.',
  nothingFailed: 'No orders in this batch failed.',
  noChanges: 'There are no changes to save.',
  tooManyProducts: ({ most }: { most: number }) => `Save ${formatCount(most)} products or fewer at a time.`,
  notCharged: 'Your store isn’t responding right now. You haven’t been charged. Try again in a few minutes.',
  notCancelled: 'Your store isn’t responding right now, and your plan stays active. Try again in a few minutes.',
  frozen:
    'Your store is frozen. Workflows, batches and requests to 3PLs are ' +
    'stopped until the bill is paid. Then they resume by themselves.',
  unknownSetting: ({ provider, setting }: { provider: string; setting: string }) =>
    `${provider} has no setting “${setting}”.`,
  longSetting: ({ setting, most }: { setting: string; most: number }) =>
    `${setting} is too long: ${formatCount(most)} characters or fewer.`,
  cannotCall: ({ provider }: { provider: string }) => `This server can’t call ${provider} yet.`,
  refused: 'The provider refused these credentials.',
  unreachable: 'The provider couldn’t be reached.',
  ownersOnly: 'Only an owner can change permissions.',
  notYourOwn: 'You can’t change your own permissions. Another owner has to.',
  lastOwner: 'A store needs at least one owner. Make someone else an owner first.',
  personGone: 'This person is no longer on your staff. Reload the page.',
  unknownPlan: 'We couldn’t find out which plan your store has.',
  noPlan: 'Your store has no plan to cancel.',
  notLarger: 'Your plan isn’t larger than Growth.',
  unknownProvider: 'This 3PL isn’t connected. Connect it under Apps & Integrations.',
  askOwner: ({ problem, owners }: { problem: string; owners: readonly string[] }) =>
    `${problem} Ask ${joinNames(owners.map(bidiIsolate), 'or')}.`,
});
