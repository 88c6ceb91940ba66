export { ErrorInWords } from './ErrorInWords.ts';
export { message, type Message, type MessageCode, type Words, wordsKey } from './Message.ts';
export { isMessageCode, readMessage, wordsSchema, problemTexts, wordsText } from './messageWords.ts';
