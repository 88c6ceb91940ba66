import { brandName } from '../shared/brandName.ts';
import { timeZoneLabel } from '../shared/timeZoneLabel.ts';
import { type RoleRecord, roleName } from './roleName.ts';

/** Of shop info (§3) what the tab about the company shows; flags are the wire's texts. */
export interface CompanyRecord extends RoleRecord {
  /** `name.myshopify.com`. */
  shop: string;
  userName: string;
  userId: string | null;
  onboardStatus: string | null;
  installStatus: string | null;
  currency: string | null;
  /** As shop info names it; null where it names none. */
  timeZone: string | null;
}

/** One line: what it is, what it says, and what to know about it. */
export interface CompanyFact {
  name: string;
  value: string;
  note: string | null;
}

export interface CompanyFacts {
  store: readonly CompanyFact[];
  person: readonly CompanyFact[];
}

const notGiven = 'Not given by the server';

/** Shop info in words. `usedZone` is the IANA name in which the app shows every time. */
export function companyFacts(info: CompanyRecord, usedZone: string, now: Date): CompanyFacts {
  return {
    store: [
      fact('Store URL', info.shop),
      fact('Installation', info.installStatus === '1' ? 'Installed' : 'Not installed'),
      fact('Onboarding', info.onboardStatus === '1' ? 'Complete' : 'Open'),
      fact('Currency', info.currency ?? notGiven),
      fact('Time zone', info.timeZone ?? notGiven, `Times in ${brandName} are shown in ${timeZoneLabel(usedZone, now)}.`),
    ],
    person: [fact('Name', info.userName.trim() === '' ? notGiven : info.userName), fact('User id', info.userId ?? notGiven), fact('Role', roleName(info))],
  };
}

function fact(name: string, value: string, note: string | null = null): CompanyFact {
  return { name, value, note };
}
