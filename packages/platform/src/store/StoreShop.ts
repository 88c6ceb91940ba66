import type { StoreAddress } from './PlatformOrder.ts';

export interface StoreShop {
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
  address: StoreAddress;
  /** The platform's plan of the shop, such as `Basic`. */
  planName: string;
  /** A development store: it cannot be charged, subscriptions have to be tests. */
  isDevelopment: boolean;
}

/** A place that the shop keeps stock at or fulfils from. */
export interface StoreLocation {
  id: string;
  name: string;
  isActive: boolean;
  fulfillsOnlineOrders: boolean;
  /** A fulfilment service has it, not the merchant. */
  isFulfillmentService: boolean;
  address: StoreAddress;
}
