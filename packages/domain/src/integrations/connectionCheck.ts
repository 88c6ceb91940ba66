import { asRecord } from '../shared/texts/asRecord.ts';
import { formatAge } from '../shared/dates/formatAge.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { parseInstant } from '../shared/dates/parseInstant.ts';
import { parseJson } from '../shared/texts/parseJson.ts';
import { findProvider, type ThirdPartyId } from '../providers/providers.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Outcome of a connection test. `failed`: rejected without a reason. */
export type CheckOutcome = 'connected' | 'refused' | 'unreachable' | 'failed';

/** A provider's last connection test, stored per shop in the browser. Contains nothing that was sent. */
export interface ConnectionCheck {
  outcome: CheckOutcome;
  at: IsoTime;
  /** Number of the tested ShipStation account, from 1; `null` for other providers. */
  account: number | null;
}

/** The last test of each provider tested in this browser. */
export type ConnectionChecks = Readonly<Partial<Record<ThirdPartyId, ConnectionCheck>>>;

/** A card's line about the provider's last test. */
export interface ConnectionHealth {
  state: CheckOutcome | 'neverTested';
  text: string;
}

/** Words for a provider's last test. */
export const checkWords = inLanguage('checkWords', {
  outcomes: {
    connected: 'connected',
    refused: 'credentials refused',
    unreachable: 'provider couldn’t be reached',
    failed: 'failed',
  } satisfies Record<CheckOutcome, string>,
  never: 'Never tested in this browser.',
  last: (account: number | null, outcome: string, age: string, time: string) =>
    `Last test${account === null ? '' : ` of account ${account}`}: ${outcome}, ${age} (${time}).`,
});

/** How the last test ended and when; refused, unreachable and never tested read differently. */
export function connectionHealth(check: ConnectionCheck | null, timeZone: string, now: Date): ConnectionHealth {
  if (check === null) return { state: 'neverTested', text: checkWords.never };
  return {
    state: check.outcome,
    text: checkWords.last(
      check.account,
      checkWords.outcomes[check.outcome],
      formatAge(check.at, now),
      formatTime(check.at, timeZone),
    ),
  };
}

/** Parses stored tests; drops invalid entries. */
export function parseConnectionChecks(text: string | null): ConnectionChecks {
  const record = asRecord(text === null ? null : parseJson(text)) ?? {};
  const checks: Partial<Record<ThirdPartyId, ConnectionCheck>> = {};
  for (const [id, value] of Object.entries(record)) {
    const provider = findProvider(id);
    const check = toCheck(value);
    if (provider?.thirdPartyId === id && check) checks[provider.thirdPartyId] = check;
  }
  return checks;
}

function toCheck(value: unknown): ConnectionCheck | null {
  const { outcome, at, account = null } = asRecord(value) ?? {};
  if (typeof outcome !== 'string' || !isOutcome(outcome)) return null;
  if (typeof at !== 'string' || parseInstant(at) === null) return null;
  return {
    outcome,
    at,
    account: typeof account === 'number' && Number.isInteger(account) && account > 0 ? account : null,
  };
}

function isOutcome(text: string): text is CheckOutcome {
  return Object.hasOwn(checkWords.outcomes, text);
}
