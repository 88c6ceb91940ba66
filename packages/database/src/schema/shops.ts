import type { OnboardingRecord } from '@hub/domain/onboarding';
import type { PausedByPlan } from '@hub/domain/plans';
import type { LocationState } from '@hub/domain/routing';
import type { StaffRights } from '@hub/domain/permissions';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant, ownShopOnly, shopId } from './columns.ts';

/** A store that has installed the app (§3 Shop info). */
export const shops = pgTable(
  'shops',
  {
    shopId: bigint('shop_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `acme.myshopify.com`. */
    domain: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    /** 0 none, 1 Starter, 2 Growth, 3 Elite. */
    chargeType: smallint('charge_type').notNull(),
    /** Stays true once the steps of onboarding are done or skipped. */
    isOnboarded: boolean('is_onboarded').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When the trial of the first plan ends or ended; null if there was none. */
    trialEndsAt: instant('trial_ends_at'),
    /** Workflows paused by the last plan change; null if none. */
    pausedByPlan: jsonb('paused_by_plan').$type<PausedByPlan>(),
    /** Facts of onboarding that nothing else keeps; null before the first. */
    onboarding: jsonb().$type<OnboardingRecord>(),
  },
  (table) => [uniqueIndex('shops_domain').on(table.domain), ownShopOnly('shops')],
);

/** A person who works in a shop, with role and permission list (§6). */
export const staff = pgTable(
  'staff',
  {
    shopId: shopId(),
    /** The person's id on the store platform. */
    staffId: text('staff_id').notNull(),
    name: text().notNull(),
    /** "1" is the owner. */
    role: text().notNull(),
    /** JSON text of the permission list; null for the default list. */
    permission: text(),
    /** Email address for mails; null if unknown. */
    email: text(),
    /** Language of the person in the store, `de-AT`; null if unknown. */
    locale: text(),
    /** New address that is not confirmed yet; null if none. */
    pendingEmail: text('pending_email'),
    /** Code in the newest confirmation link; null if none was sent. */
    pendingEmailCode: text('pending_email_code'),
    /** When that link was sent. */
    pendingEmailAt: instant('pending_email_at'),
    /** The person has confirmed the address, so the store no longer sets it. */
    isOwnEmail: boolean('is_own_email').notNull().default(false),
    /** When the person last opened the app; null if never. */
    lastSeenAt: instant('last_seen_at'),
    /** Version of role and permission list; 0 until saved. */
    version: integer().notNull().default(0),
    savedAt: instant('saved_at'),
    /** Name of the person who saved them. */
    savedBy: text('saved_by'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.staffId] }), ownShopOnly('staff')],
);

/** Changes of roles and permission lists. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    shopId: shopId(),
    changeId: bigint('change_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Who changed it. */
    changedById: text('changed_by_id').notNull(),
    changedBy: text('changed_by').notNull(),
    /** Whose rights changed. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    before: jsonb().$type<StaffRights>().notNull(),
    after: jsonb().$type<StaffRights>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.changeId] }), ownShopOnly('staff_changes')],
);

/** A warehouse or shop that ships (§3). */
export const locations = pgTable(
  'locations',
  {
    shopId: shopId(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    state: text().$type<LocationState>().notNull().default('active'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.locationId] }), ownShopOnly('locations')],
);

/** A provider's settings, encrypted as a whole with AES-256-GCM. */
export const providerSettings = pgTable(
  'provider_settings',
  {
    shopId: shopId(),
    /** String id of §3: `shipbob`. */
    provider: text().notNull(),
    /** Key that encrypted it. */
    keyId: text('key_id').notNull(),
    nonce: bytes().notNull(),
    /** Ends with the 16-byte tag. */
    ciphertext: bytes().notNull(),
    savedAt: instant('saved_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.provider] }), ownShopOnly('provider_settings')],
);

/** A chosen plan that waits for the store's confirmation. The code in the address works once. */
export const planPurchases = pgTable(
  'plan_purchases',
  {
    shopId: shopId(),
    code: text().notNull(),
    /** 2 Growth, 3 Elite. */
    plan: smallint().notNull(),
    /** It is smaller than the current plan and still replaces it. */
    isDowngrade: boolean('is_downgrade').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.code] }),
    uniqueIndex('plan_purchases_code').on(table.code),
    ownShopOnly('plan_purchases'),
  ],
);

/** Replies by `Idempotency-Key`, written in the transaction of the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: shopId(),
    key: text().notNull(),
    /** SHA-256 of method, path, staff and body. */
    fingerprint: bytes().notNull(),
    status: smallint().notNull(),
    /** JSON text. */
    reply: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.key] }), ownShopOnly('idempotency_keys')],
);
