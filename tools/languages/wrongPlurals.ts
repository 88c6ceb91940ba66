/** Singular and plural of a word, as texts pass them to `plural`. */
export type FormPair = readonly [one: string, other: string];

/** Nouns of the English texts, which have no table of forms. */
const englishNouns =
  'order unit item day hour minute shipment row location workflow product tag record column step entry rule zone SKU ' +
  '3PL bundle collection package character page view connection task report word';

export const englishForms: readonly FormPair[] = englishNouns
  .split(' ')
  .map((noun): FormPair => [noun, noun === 'entry' ? 'entries' : `${noun}s`]);

/** Texts whose number is a limit or a minimum, which is never 1. */
const limits =
  'recognisedText reportTexts.skusShown shippingTimeWords.last shippingTimeWords.between ' +
  'accountWords.every stepTexts.done errorWords.ofItems orderSearchTexts.short ' +
  'savedViewTexts.full viewProblems.tooLong bundleProblems.tooMany collectionProblems.skus ' +
  'planChangeWords.upTo ' +
  'inputMessages.characters notificationMessages.minutes productMessages.packages productMessages.bundles ' +
  'productMessages.collections productMessages.rows stockMessages.rows stockMessages.tooMany stockMessages.skuLength ' +
  'routingMessages.zones routingMessages.tooManyRules workflowMessages.tooMany importMessages.longLine importMessages.tooManyLines ' +
  'importMessages.lostZero callMessages.tooManyProducts callMessages.longSetting importMessages.tooLong providerMessages.tooLong ' +
  'providerMessages.longSku providerMessages.tooManyBatches connectionMessages.tooManyBytes ' +
  'cutOffProblems.tooMany shippingMessages.tooManySkus activationText workflowScreenTexts.runs.note';

/** Texts with a name before the word; the check puts a number there. */
const named =
  'productMessages.meanwhile providerMessages.status providerMessages.stage providerMessages.errorCode ' +
  'providerMessages.noSku orderMessages.held ' +
  'eventWords.canceledAtWarehouse eventWords.heldAtWarehouse eventWords.heldByWarehouse ' +
  'sentBatchText stepTexts.provider.done stepTexts.provider.untested reductionWords.off';

const passedOver = new Set(`${limits} ${named}`.split(' '));

const counts = [0, 1, 2, 5, 1_000];

type TextFunction = (...parameters: unknown[]) => unknown;

/** Pairs of forms in a language's source: `{ one: 'Bestellung', other: 'Bestellungen' }`. */
export function formPairs(source: string): FormPair[] {
  return [...source.matchAll(/one: '([^']*)',\s*other: '([^']*)'/g)]
    .map(([, one = '', other = '']): FormPair => [one, other])
    .filter(([one, other]) => one !== other && isNoun(other));
}

/** Only nouns are checked, because verbs also follow names. Spanish plurals end in "s"; German nouns have a capital. */
function isNoun(other: string): boolean {
  return /s$|\p{Lu}\p{L}*$/u.test(other);
}

/** Texts below a path that use the wrong form with 0, 1, 2, 5 or 1,000, such as "1 orders". Lists each text once. */
export function wrongPlurals(path: string, texts: unknown, forms: readonly FormPair[]): string[] {
  if (passedOver.has(path)) return [];
  if (typeof texts === 'function') return countedTexts(path, texts as TextFunction, forms).slice(0, 1);
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => wrongPlurals(`${path}.${key}`, value, forms));
}

function countedTexts(path: string, text: TextFunction, forms: readonly FormPair[]): string[] {
  return counts.flatMap((count) =>
    mixes(text.length, count).flatMap((parameters) => {
      const words = said(text, parameters);
      return isWrong(words, forms) ? [`${path}: "${words}"`] : [];
    }),
  );
}

/** Whether a number is followed by the wrong form of a word. */
export function isWrong(words: string, forms: readonly FormPair[]): boolean {
  for (const match of words.matchAll(/(?<![\p{L}\d.,:#-])(?:0|1|2|5|1[.,]?000) (?=\p{L})/gu)) {
    const behind = words.slice(match.index + match[0].length);
    const wrong = match[0] === '1 ' ? 1 : 0;
    if (forms.some((pair) => begins(behind, pair[wrong]))) return true;
  }
  return false;
}

function begins(words: string, form: string): boolean {
  return words.startsWith(form) && !/^[\p{L}(]/u.test(words.slice(form.length));
}

function mixes(length: number, count: number): unknown[][] {
  const fields = new Proxy({}, { get: (_target, field) => (typeof field === 'string' ? count : () => Number.NaN) });
  const values = ['Zq', count, fields, Array.from({ length: Math.min(count, 5) }, () => 'Zq')];
  if (length > 3) return values.map((value) => Array.from({ length }, () => value));
  let found: unknown[][] = [[]];
  for (let position = 0; position < length; position += 1)
    found = found.flatMap((others) => values.map((value) => [...others, value]));
  return found;
}

function said(text: TextFunction, parameters: readonly unknown[]): string {
  try {
    const words = text(...parameters);
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}
