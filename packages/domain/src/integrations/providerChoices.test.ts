import { inWords } from '../testing/inWords.ts';
import { describe, expect, test } from 'vitest';
import { unsavedVersion } from '../shared/calls/SavedVersion.ts';
import {
  choicesOf,
  choicesSaveTexts,
  decideChoicesSave,
  listedChoiceFacts,
  missingChoices,
  missingChoicesText,
  type SavedChoices,
} from './providerChoices.ts';
import { accountName, findProvider } from '../providers/providers.ts';

const infoPlus = findProvider('info_plus');
const shipbob = findProvider('shipbob');
if (!infoPlus || !shipbob) throw new Error('no provider');

const current: SavedChoices = { ...unsavedVersion, version: 2, providerId: 'info_plus', account: '', values: {} };
const by = { savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'Robin Carter' };

describe('saving choices', () => {
  test.each([
    [{ lobId: '7', colour: 'red' }, 'Info Plus has no setting “colour”.'],
    [{ lobId: 'x'.repeat(201) }, 'Line of business is too long: 200 characters or fewer.'],
  ])('refuses an invalid save: %j', (values, message) => {
    expect(inWords(decideChoicesSave(infoPlus, current, values, 2, by))).toEqual({ type: 'refused', message });
  });

  test('refuses to overwrite a newer version and returns it', () => {
    const decision = decideChoicesSave(infoPlus, { ...current, savedBy: 'Sam' }, { lobId: '7' }, 1, by);
    expect(inWords(decision)).toMatchObject({
      type: 'outdated',
      message: 'Sam saved newer Info Plus shipping settings.',
    });
  });

  test('saves the next version without blank values and extra spaces', () => {
    expect(decideChoicesSave(infoPlus, current, { lobId: ' 7 ', warehouseId: ' ' }, 2, by)).toEqual({
      type: 'saved',
      saved: { ...current, values: { lobId: '7' }, version: 3, ...by },
    });
  });
});

test('puts missing choices into words', () => {
  expect(missingChoices(infoPlus, { lobId: ' ' }).map(({ name }) => name)).toEqual(['lobId', 'warehouseId']);
  expect(missingChoicesText(missingChoices(infoPlus, {}))).toBe(
    'Choose a line of business and a warehouse before orders can be sent.',
  );
  expect(missingChoices(infoPlus, { lobId: '7', warehouseId: '3' })).toEqual([]);
  expect(choicesOf(shipbob).every(({ isOptional }) => isOptional)).toBe(true);
  expect(missingChoices(shipbob, {})).toEqual([]);
});

test('names an account after its provider, plus its own name when there are several', () => {
  expect(accountName(shipbob, '')).toBe('Shipbob');
  expect(accountName(shipbob, 'East')).toBe('Shipbob (East)');
  expect(choicesSaveTexts('Info Plus').saved).toBe('Info Plus shipping settings saved.');
});

test('says what was chosen, what is no longer listed, and how much there is to choose from', () => {
  const options = (...values: string[]) => values.map((value) => ({ value, label: `Site ${value}` }));
  const saved = { ...current, values: { facilityId: '12', service: 'Old' } };
  const choices = [
    { name: 'facilityId', label: 'Facility', options: options('12', '13') },
    { name: 'service', label: 'Service', options: options('14') },
    { name: 'channelId', label: 'Channel', options: [] },
  ];
  const facts = listedChoiceFacts({ saved, choices }).map(({ name, value, note }) => [name, value, note]);
  expect(facts).toEqual([
    ['Facility', 'Site 12', '2 to choose from'],
    ['Service', 'Old (no longer listed)', '1 to choose from'],
    ['Channel', 'Not chosen', 'None listed'],
  ]);
});
