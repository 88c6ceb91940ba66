import { brandName } from '../shared/screens/brandName.ts';
import { timeZoneLabel } from '../shared/dates/timeZoneLabel.ts';
import { type RoleRecord, roleName } from './roleName.ts';
import { settingsTexts } from './settingsTexts.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** The shop info fields (§3) on the company tab; flags are wire text. */
export interface CompanyRecord extends RoleRecord {
  /** `name.myshopify.com`. */
  shop: string;
  userName: string;
  userId: string | null;
  onboardStatus: string | null;
  installStatus: string | null;
  currency: string | null;
  /** From shop info; `null` when it has none. */
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

/** Words for the facts. */
export const companyWords = inLanguage('companyWords', {
  notGiven: 'Not available',
  url: 'Store URL',
  installation: 'Installation',
  installed: 'Installed',
  notInstalled: 'Not installed',
  onboarding: 'Onboarding',
  complete: 'Complete',
  open: 'Open',
  currency: 'Currency',
  timeZone: 'Time zone',
  shownIn: (zone: string) => `Times in ${brandName} are shown in ${zone}.`,
  name: 'Name',
  userId: 'User ID',
  role: 'Role',
});

const words = companyWords;
const { notGiven } = words;

/** Shop info in words. `usedZone` is the IANA zone in which the app shows times. */
export function companyFacts(info: CompanyRecord, usedZone: string, now: Date): CompanyFacts {
  return {
    store: [
      fact(words.url, info.shop),
      fact(words.installation, info.installStatus === '1' ? words.installed : words.notInstalled),
      fact(words.onboarding, info.onboardStatus === '1' ? words.complete : words.open),
      fact(words.currency, info.currency ?? notGiven),
      fact(words.timeZone, info.timeZone ?? notGiven, words.shownIn(timeZoneLabel(usedZone, now))),
    ],
    person: [
      fact(words.name, info.userName.trim() === '' ? notGiven : info.userName),
      fact(words.userId, info.userId ?? notGiven),
      fact(words.role, roleName(info)),
    ],
  };
}

/** The facts that support asks for first. `plan` is the plan's name; `null` when unknown. */
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
