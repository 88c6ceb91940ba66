/** An order's facts that identify its customer; empty parts prove nothing. */
export interface TrackingFacts {
  email: string;
  postcode: string;
}

/** Letters and digits of an order's name, to find it however it is typed: " #536365 " is 536365. */
export function orderNumberKey(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s#]/g, '').toUpperCase();
}

/** Whether the visitor's input is the order's email address or postcode. */
export function isTrackingProof({ email, postcode }: TrackingFacts, typed: string): boolean {
  const typedEmail = emailKey(typed);
  if (typedEmail.includes('@')) return typedEmail === emailKey(email);
  const typedPostcode = postcodeKey(typed);
  return typedPostcode.length >= shortestPostcode && typedPostcode === postcodeKey(postcode);
}

/** Faroese and Icelandic postcodes have three digits; none are shorter. */
const shortestPostcode = 3;

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function postcodeKey(postcode: string): string {
  return postcode.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}
