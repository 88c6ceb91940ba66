import { join } from 'node:path';
import { englishMailTexts, mailFormat, type MailFormat, type MailTexts } from '@hub/domain/notifications';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainFolder, languageCodes } from './readCatalogues.ts';
import { textProblems } from './textProblems.ts';
import { englishForms, formPairs, wrongPlurals } from './wrongPlurals.ts';

/** A language's mail texts without its number format. */
function wordsOf(texts: MailTexts): Omit<MailTexts, 'format'> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== 'format')) as Omit<MailTexts, 'format'>;
}

const english = wordsOf(englishMailTexts);

test('every number in an English mail has the right plural', () => {
  expect(wrongPlurals('mailTexts', english, englishForms)).toEqual([]);
});

test.each(languageCodes())(
  'in the language of %s mails say what the English ones say, in the right form',
  async (language) => {
    const path = join(domainFolder, 'languages', language, 'notifications/mailTexts.ts');
    const { mailTexts } = (await import(path)) as { mailTexts: (format: MailFormat) => MailTexts };
    const own = wordsOf(mailTexts(mailFormat(language)));
    expect(textProblems('mailTexts', english, own)).toEqual([]);
    expect(wrongPlurals('mailTexts', own, formPairs(readFileSync(path, 'utf8')))).toEqual([]);
  },
);
