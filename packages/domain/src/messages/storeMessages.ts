import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/formatCount.ts';

export const storeMessages = inLanguage('storeMessages', {
  backfillResumed: 'Loading continues where it stopped.',
  backfillRestarted:
    'Your store no longer has the list that was loading, so loading starts over. Nothing is added twice.',
  nothingLeftThere: 'Nothing of these items is left to fulfill there.',
  noOrders: 'The store could not write its orders.',
  exportEnded: ({ code }: { code: string }) => `The store ended its export (${code}).`,
  noReply: ({ problem }: { problem: string }) => `The store cannot be reached: ${problem}.`,
  webPage: 'The store sent a web page instead of data.',
  noToken: 'The store does not accept the access token of this app any more.',
  unpaid: 'The store is frozen: its own plan has not been paid.',
  notAllowed: 'The store does not allow this app to do that.',
  gone: 'There is no store at this address any more.',
  locked: 'The store is locked by the platform.',
  notActive: 'The store is not active.',
  callLimit: 'The store has reached its limit of calls. Try again in a minute.',
  problems: ({ status }: { status: number }) => `The store is having problems (status ${formatCount(status)}).`,
  ownProblem: 'The store has a problem of its own.',
  tooSlow: 'The store answers too slowly.',
  unknownForm: ({ call, problem }: { call: string; problem: string }) =>
    `The store answered ${call} in an unknown form: ${problem}.`,
  query: ({ name }: { name: string }) => `the query ${name}`,
  tokenExchange: 'the exchange of tokens',
  cannotRun: ({ name, code }: { name: string; code: string }) => `The store cannot run the query ${name}: ${code}.`,
  cannotRunQuery: ({ name }: { name: string }) => `The store cannot run the query ${name}.`,
  neither: ({ name }: { name: string }) => `The store did neither do nor refuse the mutation ${name}.`,
  endlessList: 'The store sends a list that doesn’t end.',
  noFile: 'The file of the orders cannot be read now.',
  unreadableFile: ({ problem }: { problem: string }) => `The file of the orders cannot be read: ${problem}.`,
  unknownFile: ({ problem }: { problem: string }) => `The file of the orders has an unknown form: ${problem}.`,
  partFirst: 'a part before its order',
  strayPart: 'a part of another order',
  longLine: 'a line that is too long',
  lineNoObject: 'a line that is no object',
  fileNotByHttps: 'its address is not one by https',
});
