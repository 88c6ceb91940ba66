import type { PlatformAddress } from './PlatformAddress.ts';

export interface PlatformShop {
  id: string;
  name: string;
  /** `sample.myshopify.com`. */
  domain: string;
  /** Of the owner; for messages about the shop. */
  email: string;
  /** IANA, such as `Europe/London`. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** `KILOGRAMS`, `GRAMS`, `POUNDS`, `OUNCES`. */
  weightUnit: string;
  address: PlatformAddress;
  /** The platform's plan of the shop, such as `Basic`. */
  planName: string;
  /** A development store: it cannot be charged, subscriptions have to be tests. */
  isDevelopment: boolean;
}

/** A place that the shop keeps stock at or fulfils from. */
export interface PlatformLocation {
  id: string;
  name: string;
  isActive: boolean;
  fulfillsOnlineOrders: boolean;
  /** A fulfilment service has it, not the merchant. */
  isFulfillmentService: boolean;
  address: PlatformAddress;
}
