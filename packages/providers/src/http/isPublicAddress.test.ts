import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

describe('an address forbidden for a merchant’s host', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['the rest of loopback', '127.255.255.254'],
    ['this machine', '0.0.0.0'],
    ['private, class A', '10.0.0.1'],
    ['private, class B, its first', '172.16.0.1'],
    ['private, class B, its last', '172.31.255.255'],
    ['private, class C', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT, its last', '100.127.255.255'],
    ['link-local', '169.254.1.1'],
    ['metadata of AWS, Google and Azure', '169.254.169.254'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['metadata of Oracle', '192.0.0.192'],
    ['platform service of Azure', '168.63.129.16'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['documentation', '203.0.113.5'],
    ['benchmarks', '198.19.0.1'],
    ['loopback, IPv6', '::1'],
    ['this machine, IPv6', '::'],
    ['link-local, IPv6', 'fe80::1'],
    ['link-local with its interface', 'fe80::1%eth0'],
    ['public with an interface', '2606:4700::1%eth0'],
    ['site-local', 'fec0::1'],
    ['unique-local', 'fd12:3456::1'],
    ['metadata of AWS, IPv6', 'fd00:ec2::254'],
    ['multicast, IPv6', 'ff02::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback in hex', '::ffff:7f00:1'],
    ['mapped public address', '::ffff:8.8.8.8'],
    ['compatible loopback', '::127.0.0.1'],
    ['NAT64 of a private address', '64:ff9b::10.0.0.1'],
    ['6to4 of a private address', '2002:0a00:0001::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation, IPv6', '2001:db8::1'],
    ['a decimal number', '2130706433'],
    ['short', '127.1'],
    ['octal', '0177.0.0.1'],
    ['hex', '0x7f.0.0.1'],
    ['a name', 'example.com'],
    ['nothing', ''],
    ['brackets', '[2606:4700::1]'],
  ])('%s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '2606:4700::1111',
  '2a00:1450::8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('refuses every address in a private range, and its mapped form', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const privateAddress = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(privateAddress, (bytes) => {
      expect(isPublicAddress(bytes.join('.'))).toBe(false);
      expect(isPublicAddress(`::ffff:${bytes.join('.')}`)).toBe(false);
    }),
  );
});
