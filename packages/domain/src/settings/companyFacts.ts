import { brandName } from '../shared/brandName.ts';
import { timeZoneLabel } from '../shared/timeZoneLabel.ts';
import { type RoleRecord, roleName } from './roleName.ts';
import { settingsTexts } from './settingsTexts.ts';

/** The fields of shop info (§3) that the company tab shows; flags are the wire's texts. */
export interface CompanyRecord extends RoleRecord {
  /** `name.myshopify.com`. */
  shop: string;
  userName: string;
  userId: string | null;
  onboardStatus: string | null;
  installStatus: string | null;
  currency: string | null;
  /** From shop info; null where it has none. */
  timeZone: string | null;
}

/** One row: label, value and note. */
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

/** Shop info in words. `usedZone`: IANA name of the zone in which the app shows times. */
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

/** The facts that support asks for first. `plan`: the plan's name; null when unknown. */
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
