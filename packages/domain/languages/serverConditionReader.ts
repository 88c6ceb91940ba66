import type { KeptCondition } from '../src/languages/pageLanguage.ts';
import { plural } from '../src/languages/plural.ts';
import { countryLabel } from '../src/shared/countryLabel.ts';
import { joinNames } from '../src/shared/joinNames.ts';
import { serverMoneyText } from './serverMoneyText.ts';

interface FieldWords {
  label: string;
  unit?: string;
  oneUnit?: string;
}

type Words = Readonly<Record<string, string>>;

/** The texts that `conditionTextNames` lists; of `more` only the language's own is called. */
export interface ConditionTexts {
  fieldTexts: Readonly<Record<string, FieldWords>>;
  operatorTexts: Words;
  oneValueTexts: Words;
  handlingLabels: Words;
  conditionWords: { unknown: string; notKnown: string; empty: string; none: string };
}

/** The same in a language. */
export type TranslatedConditionTexts = ConditionTexts & {
  conditionWords: { more(named: string, left: number): string };
};

/** Fields whose values are numbers; elsewhere digits are a code, such as a postcode. */
const numericFields = ['total', 'weight', 'units', 'lines', 'earlierOrders', 'hour'];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a field was called when runs were kept that are still shown. */
const formerLabels: readonly [label: string, key: string][] = [['Postcode', 'postcode']];

/** Operators with one value, which is never a list. */
const singleValued = ['moreThan', 'atLeast', 'lessThan', 'atMost', 'equals', 'contains', 'doesNotContain'];

/** A function that says a kept condition in a language, `de`. What it does not know stays as it is. */
export function serverConditionReader(
  english: ConditionTexts,
  own: TranslatedConditionTexts,
  language: string,
): (condition: KeptCondition) => KeptCondition {
  const fieldOf = new Map([
    ...formerLabels,
    ...Object.entries(english.fieldTexts).map(([key, { label }]): [string, string] => [label, key]),
  ]);
  const operators = [...operatorPairs('oneValueTexts'), ...operatorPairs('operatorTexts')].toSorted(
    (a, b) => b.words.length - a.words.length,
  );

  function operatorPairs(name: 'oneValueTexts' | 'operatorTexts') {
    return Object.entries(english[name]).map(([key, words]) => ({
      words,
      own: own[name][key] ?? words,
      last: key === 'between' || key === 'includesAll' ? ('and' as const) : ('or' as const),
      isSingle: name === 'oneValueTexts' || singleValued.includes(key),
    }));
  }

  function expectedText(expected: string, key: string | undefined): string {
    const operator = operators.find(({ words }) => expected === words || expected.startsWith(`${words} `));
    if (operator === undefined) return expected;
    const values = expected.slice(operator.words.length + 1);
    if (values === '') return operator.own;
    return `${operator.own} ${operator.isSingle ? valueText(values, key) : listText(values, key, operator.last)}`;
  }

  /** "Leeds, Newark or 3 more": only the last two are taken apart by a word, which names may have too. */
  function listText(text: string, key: string | undefined, last: 'and' | 'or'): string {
    const counted = /^(.+) and (\d[\d,]*) more$/su.exec(text);
    if (counted) {
      const [, named = '', left = ''] = counted;
      return own.conditionWords.more(namesText(named, key), Number(left.replaceAll(',', '')));
    }
    const end = text.lastIndexOf(` ${last} `);
    if (end === -1) return namesText(text, key);
    const names = [...text.slice(0, end).split(', '), text.slice(end + last.length + 2)];
    return joinNames(
      names.map((name) => valueText(name, key)),
      last,
    );
  }

  function namesText(text: string, key: string | undefined): string {
    return text
      .split(', ')
      .map((name) => valueText(name, key))
      .join(', ');
  }

  function actualText(actual: string, key: string | undefined): string {
    const { unknown, notKnown, empty, none } = english.conditionWords;
    if (actual === unknown) return own.conditionWords.unknown;
    if (actual === notKnown) return own.conditionWords.notKnown;
    if (actual === empty) return own.conditionWords.empty;
    if (actual === none) return own.conditionWords.none;
    const counted = /^(.+) and (\d[\d,]*) more$/su.exec(actual);
    if (counted) return listText(actual, key, 'and');
    return key === 'handling' ? namesText(actual, key) : valueText(actual, key);
  }

  function valueText(text: string, key: string | undefined): string {
    if (key === 'country') return countryLabel(text);
    if (key === 'weekday') return weekdayText(text, language);
    if (key === 'handling') return own.handlingLabels[text] ?? text;
    if (key === 'total') return serverMoneyText(text);
    return key !== undefined && numericFields.includes(key) ? numberText(text, key) : text;
  }

  function numberText(text: string, key: string): string {
    const [, digits, unit] = /^(\d[\d,]*(?:\.\d+)?)(?: (.+))?$/u.exec(text) ?? [];
    if (digits === undefined) return text;
    const value = Number(digits.replaceAll(',', ''));
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
    if (unit === undefined) return number;
    const { unit: other = unit, oneUnit: one = other } = own.fieldTexts[key] ?? {};
    return `${number} ${plural(value, { one, other })}`;
  }

  return ({ field, expected, actual }) => {
    const key = fieldOf.get(field);
    return {
      field: key === undefined ? field : (own.fieldTexts[key]?.label ?? field),
      expected: expectedText(expected, key),
      actual: actualText(actual, key),
    };
  };
}

function weekdayText(day: string, language: string): string {
  const index = weekdays.indexOf(day);
  if (index < 0) return day;
  // The first day of 2024 is a Monday.
  const date = Date.UTC(2024, 0, 1 + index);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
