export interface PlatformAddress {
  name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Code of the state or province, such as `NY`; empty if the country has none. */
  provinceCode: string;
  postcode: string;
  /** ISO 3166, two letters; empty if unknown. */
  countryCode: string;
  phone: string;
}

export interface PlatformShippingAddress extends PlatformAddress {
  /** Name of the state or province, such as `New York`; empty if the country has none. */
  province: string;
}

/** Destination of a part. Empty where the store does not say. */
export interface PlatformDestination extends Omit<PlatformShippingAddress, 'provinceCode'> {
  email: string;
}
