export interface PlatformAddress {
  name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Code of the state or province, such as `NY`; empty: the country has none. */
  provinceCode: string;
  postcode: string;
  /** ISO 3166, two letters; empty: not known. */
  countryCode: string;
  phone: string;
}

export interface PlatformShippingAddress extends PlatformAddress {
  /** Name of the state or province, such as `New York`; empty: the country has none. */
  province: string;
}

/** Where a part goes. What the store does not say is empty. */
export interface PlatformDestination extends Omit<PlatformShippingAddress, 'provinceCode'> {
  email: string;
}
