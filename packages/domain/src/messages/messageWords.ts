import * as z from 'zod/mini';
import { actionMessages, actionNames } from '../workflows/actions/workflowActions.ts';
import { callMessages } from './callMessages.ts';
import { choiceMessages } from './choiceMessages.ts';
import { connectionMessages } from './connectionMessages.ts';
import { importMessages } from './importMessages.ts';
import { inputMessages } from './inputMessages.ts';
import { notificationMessages } from './notificationMessages.ts';
import { orderMessages } from './orderMessages.ts';
import { productMessages } from './productMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { recipientMessages } from './recipientMessages.ts';
import { resultMessages } from './resultMessages.ts';
import { routingMessages } from './routingMessages.ts';
import { savedMessages } from './savedMessages.ts';
import { sectionMessages } from './sectionMessages.ts';
import { settingMessages } from '../providers/providers.ts';
import { shippingMessages } from './shippingMessages.ts';
import { shopSettingsMessages } from './shopSettingsMessages.ts';
import { stockMessages } from './stockMessages.ts';
import { storeMessages } from './storeMessages.ts';
import { tagMessages } from './tagMessages.ts';
import { trackingMessages } from './trackingMessages.ts';
import { warehouseMessages } from './warehouseMessages.ts';
import { workflowMessages } from './workflowMessages.ts';
import type { Message, MessageCode, Words } from './Message.ts';

/** Every message's words by area and name, in the page's language; in English on the server. */
const messageWords = {
  actions: actionNames,
  calls: callMessages,
  choices: choiceMessages,
  connections: connectionMessages,
  imports: importMessages,
  inputs: inputMessages,
  notifications: notificationMessages,
  orders: orderMessages,
  products: productMessages,
  providers: providerMessages,
  recipient: recipientMessages,
  results: resultMessages,
  routing: routingMessages,
  saved: savedMessages,
  sections: sectionMessages,
  settings: settingMessages,
  shipping: shippingMessages,
  shopSettings: shopSettingsMessages,
  stock: stockMessages,
  store: storeMessages,
  tags: tagMessages,
  tracking: trackingMessages,
  warehouses: warehouseMessages,
  // Named because a package's declarations can't describe a spread of both.
  workflows: { ...workflowMessages, ...actionMessages } as typeof workflowMessages & typeof actionMessages,
};

export type MessageAreas = typeof messageWords;

const messageSchema = z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) });

/** Schema for stored and sent words; a message from another version passes only if this version can say it. */
export const wordsSchema = z.union([
  z.string(),
  messageSchema.check(z.refine(({ code, values }) => readMessage(code, values) !== null)),
]);

/** Whether this version knows the code. */
export function isMessageCode(code: unknown): code is MessageCode {
  return typeof code === 'string' && wordsOfCode(code) !== undefined;
}

/** Parses a message from any version; `null` when its code is unknown or its values don't fit. */
export function readMessage(code: unknown, values: unknown): Message | null {
  const read = messageSchema.safeParse({ code, values: values ?? {} });
  if (!read.success) return null;
  try {
    wordsOf(read.data);
    return read.data;
  } catch {
    return null;
  }
}

/** The words in the page's language; `null` and `undefined` pass through. An unknown code is shown as is. */
export function wordsText(words: Words): string;
export function wordsText<None extends null | undefined>(words: Words | None): string | None;
export function wordsText(words: Words | null | undefined): string | null | undefined {
  if (typeof words !== 'object' || words === null) return words;
  try {
    return wordsOf(words);
  } catch {
    return words.code;
  }
}

/** By part of a form: the text of its first problem; `undefined` for none. */
export function problemTexts<Part>(
  problems: readonly { part: Part; message: Words }[],
): (part: Part) => string | undefined {
  return (part) => wordsText(problems.find((problem) => problem.part === part)?.message);
}

/** Throws for an unknown code or values that don't fit. */
function wordsOf({ code, values }: Message): string {
  const words = wordsOfCode(code);
  if (typeof words === 'string') return words;
  if (typeof words !== 'function') throw new TypeError(`There is no message ${code}`);
  const text: unknown = words(new Proxy({}, { get: (_, value) => valueOf(code, values, value) }));
  return String(text);
}

/** A text, or a function of values; `undefined` for an unknown code. */
function wordsOfCode(code: string): unknown {
  const [area = '', name = ''] = code.split('.', 2);
  const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messageWords;
  return Object.hasOwn(areas, area) && Object.hasOwn(areas[area] ?? {}, name) ? areas[area]?.[name] : undefined;
}

function valueOf(code: string, values: Message['values'], name: string | symbol): unknown {
  const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => partOf(code, each));
  return partOf(code, value);
}

/** Text and numbers as they are; a nested message in words. */
function partOf(code: string, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  const inner = messageSchema.safeParse(value);
  if (!inner.success) throw new TypeError(`A value of the message ${code} does not fit`);
  return wordsOf(inner.data);
}
