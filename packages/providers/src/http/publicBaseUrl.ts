import { isIP } from 'node:net';
import { InvalidSettingsError } from '../ProviderError.ts';

/** Whitespace at either end, and the invisible characters that copying brings along. */
const strayWhitespace = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/** Names that never stand for a machine on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const privateNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Address of an API at the host that a merchant typed, `https://wms.example.com`, without a slash at its end. A scheme,
 * spaces at the ends and one closing slash are accepted. Throws `InvalidSettingsError` for everything but a public
 * host name on the standard port; the address that the name leads to is checked by `createPublicDispatcher`.
 */
export function publicBaseUrl(typed: string, fieldLabel: string): string {
  const text = typed.replace(strayWhitespace, '');
  if (text === '') throw new InvalidSettingsError(`${fieldLabel}: enter a host name, such as wms.example.com.`);
  if (/[\s\p{Cc}]/u.test(text)) {
    throw new InvalidSettingsError(`${fieldLabel}: a host name has no spaces or line breaks in it.`);
  }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'https') {
    throw new InvalidSettingsError(`${fieldLabel}: only https:// addresses can be used, not ${scheme}://.`);
  }
  const url = URL.parse(scheme === undefined ? `https://${text}` : text);
  if (url === null) throw notAHost(fieldLabel);
  // An @ with nothing before it leaves no user name in the parsed address.
  if (url.username !== '' || url.password !== '' || text.includes('@')) {
    throw new InvalidSettingsError(`${fieldLabel}: leave the user name and password out of the address.`);
  }
  checkHostName(url.hostname, fieldLabel);
  if (url.port !== '') throw new InvalidSettingsError(`${fieldLabel}: only the standard https port, 443, can be used.`);
  if (url.pathname !== '/' || /[?#\\]/.test(text)) {
    throw new InvalidSettingsError(`${fieldLabel}: enter only the host name, ${url.hostname}, with nothing after it.`);
  }
  return `https://${url.hostname}`;
}

/** Checks a host as the URL parser leaves it: lower case, punycode, and every notation of an IP address made plain. */
function checkHostName(host: string, fieldLabel: string): void {
  if (host.startsWith('[') || isIP(host) !== 0) {
    throw new InvalidSettingsError(`${fieldLabel}: enter a host name, not an IP address.`);
  }
  if (host.endsWith('.')) throw new InvalidSettingsError(`${fieldLabel}: leave out the dot at the end.`);
  if (privateNames.test(host)) {
    throw new InvalidSettingsError(`${fieldLabel}: ${host} is not a public host name.`);
  }
  const labels = host.split('.');
  if (labels.length < 2 || host.length > 253 || !labels.every((part) => label.test(part))) throw notAHost(fieldLabel);
}

function notAHost(fieldLabel: string): InvalidSettingsError {
  return new InvalidSettingsError(`${fieldLabel}: that is not a host name. Enter it in full, such as wms.example.com.`);
}
