import { describe, expect, it } from 'vitest';
import { InvalidSettingsError } from '../ProviderError.ts';
import { publicBaseUrl } from './publicBaseUrl.ts';

function refusal(typed: string): string {
  try {
    return `accepted as ${publicBaseUrl(typed, 'host')}`;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSettingsError);
    return (error as Error).message;
  }
}

describe('a rejected host', { tags: 'hazard:inner-network' }, () => {
  it.each([
    ['', 'enter a host name'],
    [' \u200b ', 'enter a host name'],
    ['127.0.0.1', 'not an IP address'],
    ['https://127.0.0.1/', 'not an IP address'],
    ['8.8.8.8', 'not an IP address'],
    ['2130706433', 'not an IP address'],
    ['0x7f000001', 'not an IP address'],
    ['0x7f.0.0.1', 'not an IP address'],
    ['0177.0.0.1', 'not an IP address'],
    ['017700000001', 'not an IP address'],
    ['127.1', 'not an IP address'],
    ['127.0.1', 'not an IP address'],
    ['0', 'not an IP address'],
    ['127.0.0.1.', 'not an IP address'],
    ['１２７.0.0.1', 'not an IP address'],
    ['①②⑦.0.0.1', 'not an IP address'],
    ['127。0。0。1', 'not an IP address'],
    ['%31%32%37.0.0.1', 'not an IP address'],
    ['169.254.169.254', 'not an IP address'],
    ['[::1]', 'not an IP address'],
    ['[::ffff:127.0.0.1]', 'not an IP address'],
    ['[fe80::1%25eth0]', 'not a host name'],
    ['::1', 'not a host name'],
    ['256.1.1.1', 'not a host name'],
    ['1.2.3.4.5', 'not a host name'],
    ['localhost', 'localhost is not a public host name'],
    ['LOCALHOST', 'localhost is not a public host name'],
    ['wms.localhost', 'not a public host name'],
    ['localhost.', 'the dot at the end'],
    ['example.com.', 'the dot at the end'],
    ['metadata.google.internal', 'not a public host name'],
    ['printer.local', 'not a public host name'],
    ['wms.corp', 'not a public host name'],
    ['router.home.arpa', 'not a public host name'],
    ['metadata', 'not a host name'],
    ['example..com', 'not a host name'],
    ['.example.com', 'not a host name'],
    ['-wms.example.com', 'not a host name'],
    ['wms_1.example.com', 'not a host name'],
    [`${'a'.repeat(64)}.com`, 'not a host name'],
    [Array.from({ length: 60 }, () => 'abcde').join('.'), 'not a host name'],
    ['a.com,b.com', 'not a host name'],
    ['*.example.com', 'not a host name'],
    ['http://example.com', 'not http://'],
    ['HTTP://example.com', 'not http://'],
    ['ftp://example.com', 'not ftp://'],
    ['file:///etc/passwd', 'not file://'],
    ['https://', 'not a host name'],
    ['https:///', 'not a host name'],
    ['//example.com/x', 'with nothing after it'],
    ['javascript:alert(1)', 'not a host name'],
    ['example.com:8443', 'port, 443'],
    ['example.com:80', 'port, 443'],
    ['example.com:0', 'port, 443'],
    ['example.com:99999', 'not a host name'],
    ['https://user:secret@example.com', 'user name and password'],
    ['example.com@127.0.0.1', 'user name and password'],
    ['@example.com', 'user name and password'],
    ['wms example.com', 'no spaces'],
    ['wms.exa\nmple.com', 'no spaces'],
    ['wms.exa\u0000mple.com', 'no spaces'],
    ['https://wms.example.com/login', 'only the host name, wms.example.com,'],
    ['wms.example.com/?next=1', 'only the host name'],
    ['wms.example.com?', 'only the host name'],
    ['wms.example.com#', 'only the host name'],
    ['wms.example.com\\', 'only the host name'],
    ['example.com\\@127.0.0.1', 'user name and password'],
  ])('%j: %s', (typed, words) => {
    expect(refusal(typed)).toContain(words);
  });

  it('never repeats a password', () => {
    for (const host of ['example.com/path', '127.0.0.1'])
      expect(refusal(`https://user:secret@${host}`)).not.toContain('secret');
  });
});

it.each([
  ['wms.example.com', 'https://wms.example.com'],
  ['  WMS.Example.com \u200b', 'https://wms.example.com'],
  ['https://wms.example.com', 'https://wms.example.com'],
  ['HTTPS://wms.example.com/', 'https://wms.example.com'],
  ['wms.example.com:443', 'https://wms.example.com'],
  ['api-1.lager.example', 'https://api-1.lager.example'],
  ['münchen.example', 'https://xn--mnchen-3ya.example'],
])('%j is %s', (typed, address) => {
  expect(publicBaseUrl(typed, 'host')).toBe(address);
});
