import { expect, test } from 'vitest';
import { storeTracking } from './storeTracking.ts';

const parcel = (number: string, carrier: string | null, url: string | null = null) => ({ number, carrier, url });
const ups = '1Z999AA10123456784';

test.each([
  ['FEDEX_GROUND', '12', 'FedEx'],
  ['stamps_com', '12', 'USPS'],
  ['royal mail', '12', 'Royal Mail'],
  ['Royal Mail Tracked 48', '12', 'Royal Mail'],
  ['dpd_uk', '12', 'DPD UK'],
  ['DPD', '12', 'DPD'],
  ['dhl-express', '12', 'DHL Express'],
  ['DHL Ecommerce', '12', 'DHL eCommerce'],
  ['POSTNORD SE', '12', 'PostNord SE'],
  ['lietuvos paštas', '12', 'Lietuvos Paštas'],
  ['Hermes', '12', 'Evri'],
  ['', ups, 'UPS'],
])('a number from “%s” names the company as the store lists it, which makes the link', (carrier, number, company) => {
  expect(storeTracking([parcel(number, carrier)])).toEqual({ numbers: [number], company, urls: [] });
});

test.each([
  ['yodel', 'Yodel', 'https://www.yodel.co.uk/tracking/12'],
  ['Parcelforce 48', 'Parcelforce', 'https://www.parcelforce.com/track-trace?trackNumber=12'],
  ['La Poste', 'La Poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code=12'],
])("“%s”, which the store does not list for every country, comes with the number's page", (carrier, company, url) => {
  expect(storeTracking([parcel('12', carrier)])).toEqual({ numbers: ['12'], company, urls: [url] });
});

test("a 3PL's page comes with the number, only by https", () => {
  const page = 'https://track.example/12';
  expect(storeTracking([parcel('12', 'fedex', page)])).toEqual({ numbers: ['12'], company: 'FedEx', urls: [page] });
  const van = { numbers: ['12'], company: 'Van of Leeds' };
  expect(storeTracking([parcel('12', 'Van of Leeds', page)])).toEqual({ ...van, urls: [page] });
  expect(storeTracking([parcel('12', 'Van of Leeds', 'http://track.example/12')])).toEqual({ ...van, urls: [] });
  expect(storeTracking([parcel('12', null)])).toEqual({ numbers: ['12'], company: null, urls: [] });
});

test("several numbers from one company have its name, and the 3PL's pages when each has one", () => {
  const [first, second] = ['https://track.example/1', 'https://track.example/2'];
  const both = { numbers: ['1', '2'], company: 'UPS' };
  expect(storeTracking([parcel('1', 'ups', first), parcel('2', 'UPS', second)])).toEqual({
    ...both,
    urls: [first, second],
  });
  // The store makes the links for both.
  expect(storeTracking([parcel('1', 'ups', first), parcel('2', 'UPS')])).toEqual({ ...both, urls: [] });
  expect(storeTracking([parcel('1', 'ups'), parcel('2', null)])).toEqual({ ...both, urls: [] });
});

test('numbers from several companies have no company name, each with its page', () => {
  expect(storeTracking([parcel('1', 'UPS'), parcel('2', 'evri')])).toEqual({
    numbers: ['1', '2'],
    company: null,
    urls: ['https://www.ups.com/track?tracknum=1', 'https://www.evri.com/track/parcel/2'],
  });
});

test('pages match the positions of their numbers: none follows a number without one', () => {
  const page = 'https://track.example/2';
  const van = (number: string, url: string | null) => parcel(number, 'Van of Leeds', url);
  const company = 'Van of Leeds';
  expect(storeTracking([van('1', null), van('2', page)])).toEqual({ numbers: ['1', '2'], company, urls: [] });
  expect(storeTracking([van('2', page), van('1', null)])).toEqual({ numbers: ['2', '1'], company, urls: [page] });
});
