import { companyFacts, type CompanyRecord } from '@hub/domain/settings';
import { type PageHeaderProps, type PageTab } from '../layout/index.ts';

/** A Friday in November, for stories that must not depend on today. */
export const storyNow = new Date('2026-11-20T08:13:19Z');

const tabs: readonly PageTab[] = [
  'Billing',
  'Company info',
  'User management',
  'Batch status',
  'Tracking',
  'Tags',
  'Contact us',
  'Knowledge',
].map((title) => ({
  title,
  path: `/app/settings/${title.toLowerCase().replace(' ', '')}`,
}));

/** Where a tab of the settings stands, by its title. */
export function storyPageHeader(title: string): PageHeaderProps {
  return { title: 'Settings', tabs, current: tabs.find((tab) => tab.title === title)?.path };
}

/** A shop as shop info tells of it; say what is different. */
export function aCompany(facts: Partial<CompanyRecord> = {}) {
  const shop: CompanyRecord = {
    shop: 'hearts.myshopify.com',
    userName: 'Amira Haddad',
    userId: '4711',
    role: '1',
    onboardStatus: '1',
    installStatus: '1',
    currency: 'GBP',
    timeZone: 'Europe/London',
    ...facts,
  };
  return companyFacts(shop, shop.timeZone ?? 'Europe/London', storyNow);
}
