import { type EndpointName, endpoints } from '@hub/api-client/endpoints';
import {
  type CheckedRequest,
  checkRequest,
  type PathParams,
  readJsonText,
  RequestError,
  requestErrors,
  requestFingerprint,
} from '@hub/api-client/server';
import type { ShopTransaction } from '@hub/database';
import { openSession, type Session } from '@hub/engine';
import { onceIn, onceOnly } from '@hub/engine/idempotency';
import { noteShop } from '../operations/requestContext.ts';
import type { EngineCall, OutsideCall } from './CallContext.ts';
import type { TokenHolder } from './tokens.ts';

type Checked<Name extends EndpointName> = CheckedRequest<(typeof endpoints)[Name]>;

type Known<Name extends EndpointName> = Checked<Name> & Omit<EngineCall, 'transaction'>;

/** A checked request of one call, in a transaction of the shop. */
export type EnteredCall<Name extends EndpointName> = Checked<Name> & EngineCall;

/** The same after that transaction. */
export type AdmittedCall<Name extends EndpointName> = Checked<Name> & OutsideCall;

interface Surroundings extends Pick<OutsideCall, 'database' | 'services' | 'imports' | 'changes' | 'now' | 'request'> {}

/** A request with a token. */
export interface Arriving extends Surroundings {
  params: PathParams;
  holder: TokenHolder;
}

/**
 * A call with a token whose caller is not known yet. Each method checks in a transaction who calls and what for, and
 * throws RequestError when the person may not make the call or the request is invalid.
 */
export interface Arrival<Name extends EndpointName> extends Surroundings {
  /** The token's shop. */
  readonly shopId: number;
  /** Runs `work` in that transaction. */
  enter<T>(work: (call: EnteredCall<Name>) => Promise<T>): Promise<T>;
  /** The same, but a repeated call with the same key gets the result of the first one, stored as JSON. */
  enterOnce<T>(work: (call: EnteredCall<Name>) => Promise<T>): Promise<T>;
  /** Returns that JSON as stored. */
  answerOnce(work: (call: EnteredCall<Name>) => Promise<unknown>): Promise<string>;
  /** Ends that transaction, for calls that open their own. */
  admit(): Promise<AdmittedCall<Name>>;
}

/** Throws RequestError for an idempotency key that cannot be stored. */
export function createArrival<Name extends EndpointName>(
  name: Name,
  { params, holder, ...surroundings }: Arriving,
): Arrival<Name> {
  const { request, database, services, now } = surroundings;
  const { shopId } = holder;
  const key = request.method === 'GET' ? null : idempotencyKey(request);
  const intentOf = (intent: string) => ({ key, request: `${holder.staffId} ${intent}` });
  const { searchParams: query, origin } = new URL(request.url);
  let reading: Promise<string> | null = null;
  // Before the transaction, because the client may send it slowly. Calls with a file read it themselves.
  const readText = async () => ('requestTypes' in endpoints[name] ? '' : (reading ??= readJsonText(request)));

  const open = async <T>(work: (known: Known<Name>, transaction: ShopTransaction) => Promise<T>): Promise<T> => {
    const text = await readText();
    return database.inShop(shopId, async (transaction) => {
      const session = await sessionOf(transaction, holder);
      const checked = checkRequest(name, session.access, { query, text, params });
      return work({ ...checked, session, now, origin, services }, transaction);
    });
  };
  const enter: Arrival<Name>['enter'] = (work) => open((known, transaction) => work({ ...known, transaction }));
  const answerOnce: Arrival<Name>['answerOnce'] = async (work) => {
    const intent = intentOf(requestFingerprint(request, await readText()));
    return enter((call) => onceIn(call.transaction, intent, async () => JSON.stringify(await work(call))));
  };
  const once: OutsideCall['once'] = async (intent, work) => {
    const kept = await onceOnly(database, shopId, intentOf(intent), async (transaction) =>
      JSON.stringify(await work(transaction)),
    );
    return JSON.parse(kept) as Awaited<ReturnType<typeof work>>;
  };
  return {
    ...surroundings,
    shopId,
    enter,
    answerOnce,
    enterOnce: async (work) => JSON.parse(await answerOnce(work)) as Awaited<ReturnType<typeof work>>,
    admit: () => open(async (known) => ({ ...surroundings, ...known, once })),
  };
}

/** The caller with the shop’s current data and permissions; throws when the person is not on the staff. */
async function sessionOf(transaction: ShopTransaction, { staffId }: TokenHolder): Promise<Session> {
  const session = await openSession(transaction, staffId);
  if (session === null) throw requestErrors.noToken();
  noteShop(session.shop.shopId);
  return session;
}

/** A longer key does not fit an index. */
const longestKey = 255;

function idempotencyKey({ headers }: Request): string | null {
  const key = headers.get('Idempotency-Key');
  if (key !== null && key.length > longestKey)
    throw new RequestError(400, `An Idempotency-Key has at most ${longestKey} characters.`);
  return key;
}
