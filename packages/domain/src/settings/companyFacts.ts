import { brandName } from '../shared/brandName.ts';
import { timeZoneLabel } from '../shared/timeZoneLabel.ts';
import { type RoleRecord, roleName } from './roleName.ts';
import { settingsTexts } from './settingsTexts.ts';

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
      fact(
        'Time zone',
        info.timeZone ?? notGiven,
        `Times in ${brandName} are shown in ${timeZoneLabel(usedZone, now)}.`,
      ),
    ],
    person: [
      fact('Name', info.userName.trim() === '' ? notGiven : info.userName),
      fact('User id', info.userId ?? notGiven),
      fact('Role', roleName(info)),
    ],
  };
}

/** What whoever supports the store asks for first. `plan` is the plan's name; null where the server did not say. */
export function contactFacts(
  { shop, userId }: Pick<CompanyRecord, 'shop' | 'userId'>,
  plan: string | null,
): readonly CompanyFact[] {
  const { store, user, plan: planLabel } = settingsTexts.contactFacts;
  return [fact(store, shop), fact(user, userId ?? notGiven), fact(planLabel, plan ?? notGiven)];
}

function fact(name: string, value: string, note: string | null = null): CompanyFact {
  return { name, value, note };
}
