import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { s10CheckDigit } from './s10CheckDigit.ts';
import { trackingLink } from './trackingLink.ts';

const unknown = { carrier: null, url: null };

test.each([
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [' 1z 999 aa1 01 2345 6784 ', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['9400111201080805483016', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111201080805483016'],
  ['RR473124829GB', 'Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/RR473124829GB'],
])('%s belongs to %s', (number, carrier, href) => {
  expect(trackingLink({ number, ...unknown })).toEqual({ carrier, href });
});

test.each([
  ['a wrong check digit', '1Z999AA10123456783'],
  ['a wrong check digit', '9400111201080805483017'],
  ['a wrong check digit', 'RR473124828GB'],
  ['a country without a known operator', 'RR473124829ZZ'],
  ['an inherited property as a country', 'RR473124829__'],
  ['twelve digits', '794611200001'],
  ['nothing', ''],
  ['a URL', 'https://evil.example/1Z999AA10123456784'],
  ['a script', 'javascript:alert(1)'],
])('%s has no link: %s', (_, number) => {
  expect(trackingLink({ number, ...unknown })).toBeNull();
});

test('for any text, a link is https to the carrier, and the number cannot leave its part of the address', () => {
  const numbers = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('RR', 'CP', 'HX'),
        fc.nat({ max: 99_999_999 }),
        fc.constantFrom('GB', 'US', 'CA', 'AU', 'FR'),
      )
      .map(([service, serial, country]) => {
        const digits = String(serial).padStart(8, '0');
        return `${service}${digits}${s10CheckDigit(digits)}${country}`;
      }),
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom(null, 'FedEx', 'dpd_uk', 'GLS', 'Evri'), (number, carrier) => {
      const link = trackingLink({ number, carrier, url: null });
      if (link !== null) expect(link.href).toMatch(/^https:\/\/[a-z.-]+\/[A-Za-z0-9/#?=._%!~*'()-]+$/);
    }),
  );
});

test.each([
  ['FEDEX_GROUND', '794611200001', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=794611200001'],
  ['UPS Mail Innovations', '12', 'UPS', 'https://www.ups.com/track?tracknum=12'],
  ['stamps_com', '12', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=12'],
  ['DHL Express', '12', 'DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12'],
  ['Royal Mail Tracked 48', '1/2', 'Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/1%2F2'],
  ['dpd', '15501', 'DPD', 'https://www.dpd.co.uk/apps/tracking/?reference=15501'],
  ['GLS', 'a b', 'GLS', 'https://gls-group.com/track/AB'],
])('a number from “%s” leads to its page', (carrier, number, name, href) => {
  expect(trackingLink({ number, carrier, url: null })).toEqual({ carrier: name, href });
});

test("a name that only contains a carrier's does not match: “Groups Inc”", () => {
  expect(trackingLink({ number: '12', carrier: 'Groups Inc', url: null })).toBeNull();
});

test("the 3PL's own page comes first, only by https and without credentials", () => {
  const dpd = { number: '15501', carrier: 'DPD' };
  const page = 'https://track.example/parcels?id=15501';
  expect(trackingLink({ ...dpd, url: page })).toEqual({ carrier: 'DPD', href: page });
  expect(trackingLink({ number: '15501', carrier: 'Van of Leeds', url: page })?.carrier).toBe('Van of Leeds');
  for (const url of ['http://track.example/1', 'javascript:alert(1)', 'https://a:b@track.example/', 'track', ''])
    expect(trackingLink({ ...dpd, url })?.href).toBe('https://www.dpd.co.uk/apps/tracking/?reference=15501');
});
