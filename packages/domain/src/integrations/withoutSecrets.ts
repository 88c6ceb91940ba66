import type { Provider } from './providers.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';

const hidden = '•••';

/** Shorter secrets are replaced as whole words only, or "a" would be masked in every word. */
const minEmbeddedLength = 4;

/**
 * Masks every secret of the form in a server's text, plain and percent-encoded: servers quote what they refuse
 * (contract, "Integrations, plans").
 */
export function withoutSecrets(text: string, provider: Provider, settings: ProviderSettings): string {
  return secretsOf(provider, settings)
    .flatMap((secret) => [secret, urlEncoded(secret)])
    .sort((a, b) => b.length - a.length)
    .reduce(redact, text);
}

function secretsOf({ fields }: Provider, settings: ProviderSettings): readonly string[] {
  const accounts = settings.shape === 'flat' ? [settings] : settings.accounts;
  const names = fields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const secrets = accounts.flatMap(({ values }) => names.map((name) => (values[name] ?? '').trim()));
  return secrets.filter((secret) => secret !== '');
}

function redact(text: string, secret: string): string {
  if (secret.length >= minEmbeddedLength) return text.replaceAll(secret, hidden);
  return text
    .split(/([\s"'“”‘’.,:;=()[\]{}]+)/)
    .map((word) => (word === secret ? hidden : word))
    .join('');
}

/** `encodeURIComponent` throws for a lone surrogate. */
function urlEncoded(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}
