import { companyFacts, type CompanyRecord } from '@hub/domain/settings';
import { type PageHeaderProps, type PageTab } from '../layout/index.ts';

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T08:13:19Z');

const tabs: readonly PageTab[] = [
  'Billing',
  'Company info',
  'Users',
  'Batch status',
  'Tracking',
  'What may ship',
  'Tags',
  'Contact us',
  'Knowledge',
].map((title) => ({
  title,
  path: `/app/settings/${title.toLowerCase().replace(' ', '')}`,
}));

/** Page header with the tabs; `title` is the open one. */
export function storyPageHeader(title: string): PageHeaderProps {
  return { title: 'Settings', tabs, current: tabs.find((tab) => tab.title === title)?.path };
}

/** Shop info; `facts` override. */
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
