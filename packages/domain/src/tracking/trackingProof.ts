/** What an order knows of its customer; empty parts prove nothing. */
export interface TrackingFacts {
  email: string;
  postcode: string;
}

/** Letters and digits of an order's name, to find it however it was typed: " #536365 " is 536365. */
export function orderNumberKey(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s#]/g, '').toUpperCase();
}

/** Whether what a visitor typed is the email address or the postcode of the order. */
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
