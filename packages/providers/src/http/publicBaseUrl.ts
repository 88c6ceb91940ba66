import { isIP } from 'node:net';
import { type Message, message } from '@hub/domain/messages';
import { InvalidSettingsError } from '../ProviderError.ts';

/** Whitespace at either end, and invisible characters from copying. */
const strayWhitespace = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/** Names that never belong to a machine on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const privateNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * API address on the host a merchant typed, `https://wms.example.com`, without a trailing slash. Accepts a scheme,
 * surrounding spaces and one trailing slash. Throws `InvalidSettingsError` for anything but a public host name on the
 * standard port. `createPublicDispatcher` checks the address it resolves to.
 */
export function publicBaseUrl(typed: string, name: 'host' | 'domain'): string {
  const text = typed.replace(strayWhitespace, '');
  const field = message(`settings.${name}`);
  if (text === '') throw new InvalidSettingsError(message('providers.noHost', { field }));
  if (/[\s\p{Cc}]/u.test(text)) {
    throw new InvalidSettingsError(message('providers.hostSpaces', { field }));
  }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'https') {
    throw new InvalidSettingsError(message('providers.hostScheme', { field, scheme }));
  }
  const url = URL.parse(scheme === undefined ? `https://${text}` : text);
  if (url === null) throw notAHost(field);
  // An @ with nothing before it parses to an empty user name.
  if (url.username !== '' || url.password !== '' || text.includes('@')) {
    throw new InvalidSettingsError(message('providers.hostPassword', { field }));
  }
  checkHostName(url.hostname, field);
  if (url.port !== '') throw new InvalidSettingsError(message('providers.hostPort', { field }));
  if (url.pathname !== '/' || /[?#\\]/.test(text)) {
    throw new InvalidSettingsError(message('providers.onlyHost', { field, host: url.hostname }));
  }
  return `https://${url.hostname}`;
}

/** Checks a host normalized by the URL parser: lower case, punycode, and plain IP addresses. */
function checkHostName(host: string, field: Message): void {
  if (host.startsWith('[') || isIP(host) !== 0) {
    throw new InvalidSettingsError(message('providers.hostNumber', { field }));
  }
  if (host.endsWith('.')) throw new InvalidSettingsError(message('providers.hostDot', { field }));
  if (privateNames.test(host)) {
    throw new InvalidSettingsError(message('providers.privateHost', { field, host }));
  }
  const labels = host.split('.');
  if (labels.length < 2 || host.length > 253 || !labels.every((part) => label.test(part))) throw notAHost(field);
}

function notAHost(field: Message): InvalidSettingsError {
  return new InvalidSettingsError(message('providers.notAHost', { field }));
}
