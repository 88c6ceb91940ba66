import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

export const connectionMessages = inLanguage('connectionMessages', {
  refused: 'it refused the connection',
  closed: 'it closed the connection',
  noConnection: 'no connection in time',
  noRoute: 'no route to its address',
  noHost: 'its host name does not exist',
  noLookup: 'its host name can’t be looked up',
  certificate: 'its certificate isn’t trusted',
  failed: 'the connection failed',
  noAnswer: ({ seconds }: { seconds: number }) => `no answer within ${formatQuantity(seconds, 'second')}`,
  tooLong: 'it took too long',
  notJson: 'not JSON',
  notDocumented: 'not as documented',
  tooManyBytes: ({ bytes }: { bytes: number }) => `more than ${formatCount(bytes)} bytes`,
  noKind: ({ field, kind }: { field: string; kind: string }) => `\`${field}\` is not of type ${kind}`,
  fieldNotDocumented: ({ field }: { field: string }) => `\`${field}\` is not as documented`,
  replyNoKind: ({ kind }: { kind: string }) => `the reply is not of type ${kind}`,
  replyNotDocumented: 'the reply is not as documented',
  redirect: ({ status }: { status: number }) => `a redirect (status ${formatCount(status)})`,
  status: ({ status }: { status: number }) => `status ${formatCount(status)}`,
});
