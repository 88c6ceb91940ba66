const shortestSecret = 4;
const longestMessage = 500;

/**
 * Cleans a 3PL's words for screens and logs: values of secrets, also as they stood in the headers of the call, become
 * •••, control characters a space; what is longer than 500 characters is cut.
 */
export function createRedaction(
  secrets: readonly string[],
  headers: Readonly<Record<string, string>>,
): (words: string) => string {
  const fromHeaders = Object.entries(headers)
    .filter(([name]) => /auth|key|token|secret/i.test(name))
    .flatMap(([, value]) => [value, ...value.split(' ')]);
  // The longest first, so that none is left that begins with another.
  const values = [...secrets, ...fromHeaders]
    .filter((value) => value.length >= shortestSecret && !schemes.has(value))
    .sort((one, other) => other.length - one.length);
  return (words) => {
    const redacted = values.reduce((text, value) => text.replaceAll(value, '•••'), words);
    const line = redacted.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    return line.length > longestMessage ? `${line.slice(0, longestMessage - 1).toWellFormed()}…` : line;
  };
}

/** Shorter ones may stand in a tracking number by chance. */
const shortestInData = 8;

/** Takes secrets out of the JSON of a good reply, whose texts are kept as they are otherwise. */
export function withoutSecrets(json: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= shortestInData)
    .reduce((text, secret) => text.replaceAll(JSON.stringify(secret).slice(1, -1), '•••'), json);
}

/** First words of an Authorization header. */
const schemes: ReadonlySet<string> = new Set(['Basic', 'Bearer', 'ShipwireKey']);
