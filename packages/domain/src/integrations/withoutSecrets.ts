import type { Provider } from './providers.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';

const hidden = '•••';

/** Shorter ones are replaced only as a word of their own: "a" must not eat every a of a sentence. */
const minEmbeddedLength = 4;

/**
 * A text of a server with every secret of the form taken out, as typed and as it stands in an address: servers quote
 * what they refuse, and a secret never reaches a toast (contract, "Integrations, plans").
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

/** A lone surrogate cannot stand in an address. */
function urlEncoded(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}
