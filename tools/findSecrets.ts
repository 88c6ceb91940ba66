/** What looks like a credential, by the shape that its issuer gives it, and any long constant that is called one. */
const secretPatterns: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'cloud access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'cloud API key': /\bAIza[0-9A-Za-z_-]{35}\b/g,
  'code host token': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40,}|glpat-[0-9A-Za-z_-]{20})/g,
  'registry token': /\bnpm_[0-9A-Za-z]{36}\b/g,
  'store token': /\bshp(?:at|ca|pa|ss|ua)_[0-9a-fA-F]{32}\b/g,
  'payment key': /\b[sr]k_live_[0-9A-Za-z]{16,}/g,
  'chat token': /\bxox[abposr]-[0-9A-Za-z-]{10,}/g,
  'signed token': /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10,}/g,
  'bearer token': /\bBearer [0-9A-Za-z._~+/-]{20,}=*/g,
  // Not of a host that is kept for examples.
  'address with a password':
    /\b[a-z][a-z+]*:\/\/[^\s/:@'"`$<>{}]+:[^\s/:@'"`$<>{}]{6,}@(?![\w.-]*\bexample\b)[\w.-]+\.\w/g,
  'constant that is called a secret':
    /(?:api_?key|secret|password|passwd|access_?token|auth_?token)\w*["']?\s*[:=]\s*["'`](?=[^"'`\s]*\d)(?=[^"'`\s]*[A-Za-z])[0-9A-Za-z+/_.=-]{20,}["'`]/gi,
};

/** What in a text looks like a secret: kind and beginning, never the whole. */
export function findSecrets(text: string): readonly string[] {
  return Object.entries(secretPatterns).flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ([found]) => `${kind}: ${found.slice(0, 24)}…`),
  );
}
