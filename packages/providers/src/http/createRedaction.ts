const shortestSecret = 4;
const longestMessage = 500;

/**
 * Cleans a 3PL's text for screens and logs. Secrets, including their form in the request headers, become •••; control
 * characters become spaces; text is cut at 500 characters.
 */
export function createRedaction(
  secrets: readonly string[],
  headers: Readonly<Record<string, string>>,
): (words: string) => string {
  const fromHeaders = Object.entries(headers)
    .filter(([name]) => /auth|key|token|secret/i.test(name))
    .flatMap(([, value]) => [value, ...value.split(' ')]);
  // Longest first, since one value may start with another.
  const values = [...secrets, ...fromHeaders]
    .filter((value) => value.length >= shortestSecret && !schemes.has(value))
    .sort((one, other) => other.length - one.length);
  return (words) => {
    const redacted = values.reduce((text, value) => text.replaceAll(value, '•••'), words);
    const line = redacted.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    return line.length > longestMessage ? `${line.slice(0, longestMessage - 1).toWellFormed()}…` : line;
  };
}

/** Shorter ones might match part of a tracking number by chance. */
const shortestInData = 8;

/** Removes secrets from the JSON of a successful reply and leaves other text unchanged. */
export function withoutSecrets(json: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= shortestInData)
    .reduce((text, secret) => text.replaceAll(JSON.stringify(secret).slice(1, -1), '•••'), json);
}

/** First word of an Authorization header. */
const schemes: ReadonlySet<string> = new Set(['Basic', 'Bearer', 'ShipwireKey']);
