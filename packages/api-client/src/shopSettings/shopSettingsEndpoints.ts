import { onboardingStepIds } from '@hub/domain/onboarding';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireId, wireNumber } from '../http/wireFields.ts';
import { wireSavedShipPolicy, wireSavedShopSettings, wireShipPolicy, wireShopSettings } from './wireShopSettings.ts';

/** Settings for all products and orders; our own calls, for servers with capability `shopSettings`. */
export const shopSettingsEndpoints = {
  getShopSettings: {
    method: 'GET',
    path: '/hub/shop-settings',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The settings that hold for all products and orders, and how many open orders lack something.',
    reply: z.object({
      ...wireSavedShopSettings.shape,
      /** Number of open orders without each part. */
      orders_missing: z.object({ address: wireNumber, shipping_method: wireNumber, weight: wireNumber }),
    }),
  },
  saveShopSettings: {
    method: 'POST',
    path: '/hub/shop-settings',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Saves the settings; refused with `current` when another person saved newer ones.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      settings: wireShopSettings,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedShopSettings),
      current: z.optional(wireSavedShopSettings),
    }),
  },
  getShipPolicy: {
    method: 'GET',
    path: '/hub/ship-policy',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'Which orders of the store may leave, for servers with capability `shipPolicy`.',
    reply: z.object({
      ...wireSavedShipPolicy.shape,
      /** When the app was installed, ISO 8601; `null`: no store is connected. */
      installed_at: z.nullable(z.string()),
      /** The shop's own active locations in the store. */
      own_locations: z.array(z.object({ id: wireId, name: z.string() })),
      /** Number of orders on hold because they were placed before the first day. */
      orders_before: wireNumber,
    }),
  },
  saveShipPolicy: {
    method: 'POST',
    path: '/hub/ship-policy',
    kind: 'write',
    permission: needs.editSettings,
    summary:
      'Saves which orders may leave, and applies it to those that have not; refused with `current` when outdated.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      policy: wireShipPolicy,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedShipPolicy),
      current: z.optional(wireSavedShipPolicy),
    }),
  },
  getOnboarding: {
    method: 'GET',
    path: '/hub/onboarding',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'What onboarding knows that no other call tells, for servers with capability `onboarding`.',
    reply: z.object({
      /** Ids of the steps that a person skipped. */
      skipped: z.array(z.string()),
      /** When a test order went through, ISO 8601; `null`: never. */
      tested_at: z.nullable(z.string()),
      /** Number of orders that a warehouse has shipped from here. */
      shipped_orders: wireNumber,
    }),
  },
  skipOnboardingStep: {
    method: 'POST',
    path: '/hub/onboarding/skip',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Skips one step of onboarding.',
    request: z.object({ step: z.enum(onboardingStepIds) }),
    reply: statusReply,
  },
  finishOnboarding: {
    method: 'POST',
    path: '/hub/onboarding/finish',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Ends onboarding: `onboard_status` is "1" from then on.',
    request: z.object({}),
    reply: statusReply,
  },
} as const satisfies Record<string, ShopEndpoint>;

export type ShopSettingsEndpointName = keyof typeof shopSettingsEndpoints;
