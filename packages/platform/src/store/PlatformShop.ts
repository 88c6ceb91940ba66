import type { PlatformAddress } from './PlatformAddress.ts';

export interface PlatformShop {
  id: string;
  name: string;
  /** `sample.myshopify.com`. */
  domain: string;
  /** The owner's address, for messages about the shop. */
  email: string;
  /** IANA, such as `Europe/London`. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** `KILOGRAMS`, `GRAMS`, `POUNDS`, `OUNCES`. */
  weightUnit: string;
  address: PlatformAddress;
  /** The shop's plan on the platform, such as `Basic`. */
  planName: string;
  /** A development store cannot be charged; its subscriptions must be tests. */
  isDevelopment: boolean;
}

/** A location where the shop keeps stock or fulfills orders. */
export interface PlatformLocation {
  id: string;
  name: string;
  isActive: boolean;
  fulfillsOnlineOrders: boolean;
  /** Belongs to a fulfillment service, not the merchant. */
  isFulfillmentService: boolean;
  address: PlatformAddress;
}
