/** An order's recipient. Unknown parts are empty. */
export interface Recipient {
  name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Code or name of the state, county or province. */
  state: string;
  postcode: string;
  /** ISO 3166, two letters. */
  country: string;
  phone: string;
  email: string;
}
