import { expect, test } from 'vitest';
import { canEdit, canView } from '../shared/access/Access.ts';
import { sectionList, sectionName, sections } from '../shared/access/sections.ts';
import { companyFacts, type CompanyRecord, contactFacts } from './companyFacts.ts';
import { roleName } from './roleName.ts';

const now = new Date('2026-01-15T12:00:00Z');
const full: CompanyRecord = {
  shop: 'demo.myshopify.com',
  userName: 'Ada',
  userId: '7',
  role: '1',
  onboardStatus: '1',
  installStatus: '1',
  currency: 'GBP',
  timeZone: 'Europe/London',
};
const bare: CompanyRecord = {
  shop: 'demo.myshopify.com',
  userName: ' ',
  userId: null,
  role: '3',
  onboardStatus: null,
  installStatus: null,
  currency: null,
  timeZone: null,
};

const lines = (info: CompanyRecord, zone: string) => {
  const { store, person } = companyFacts(info, zone, now);
  return [...store, ...person].map(({ name, value }) => `${name}: ${value}`);
};

test('Shop info: shop, user_name, role, onboard_status, install_status in words (§3)', { tags: '§3.1' }, () => {
  expect(lines(full, 'Europe/London')).toEqual([
    'Store URL: demo.myshopify.com',
    'Installation: Installed',
    'Onboarding: Complete',
    'Currency: GBP',
    'Time zone: Europe/London',
    'Name: Ada',
    'User ID: 7',
    'Role: Owner (role 1)',
  ]);
});

test('says what the server did not provide instead of guessing', () => {
  expect(lines(bare, 'UTC')).toEqual([
    'Store URL: demo.myshopify.com',
    'Installation: Not installed',
    'Onboarding: Open',
    'Currency: Not available',
    'Time zone: Not available',
    'Name: Not available',
    'User ID: Not available',
    'Role: Staff (role 3)',
  ]);
});

test("names the zone in which times are shown, even when it is the browser's", () => {
  expect(companyFacts(bare, 'America/New_York', now).store.at(-1)?.note).toContain('New York time (GMT-5)');
});

test('role "1" is owner, every other number is staff (§6)', () => {
  expect(['1', '3', '2', '10'].map((role) => roleName({ role }))).toEqual([
    'Owner (role 1)',
    'Staff (role 3)',
    'Staff (role 2)',
    'Staff (role 10)',
  ]);
});

test('the matrix of §6: the eight sections in its order, each with view and edit', { tags: '§6.6' }, () => {
  const access = {
    isOwner: false,
    viewable: [sections.dashboard, sections.integrations],
    editable: [sections.integrations],
    isPermissionListUnreadable: false,
    blockCloseOrder: true,
  } as const;
  expect(sectionList.map(({ id }) => [sectionName(id), canView(access, id), canEdit(access, id)])).toEqual([
    ['Dashboard', true, false],
    ['Insights', false, false],
    ['Workflows', false, false],
    ['Inventory Overview', false, false],
    ['Locations', false, false],
    ['Application Tracking', false, false],
    ['Apps & Integrations', true, true],
    ['Store Settings', false, false],
  ]);
});

test('has what support asks for: store, user and plan', () => {
  expect(contactFacts(full, 'Growth').map(({ value }) => value)).toEqual(['demo.myshopify.com', '7', 'Growth']);
  expect(contactFacts(bare, null).map(({ value }) => value)).toEqual([
    'demo.myshopify.com',
    'Not available',
    'Not available',
  ]);
});
