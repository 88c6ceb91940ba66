export { ErrorInWords } from './ErrorInWords.ts';
export {
  isMessageCode,
  message,
  type Message,
  type MessageCode,
  readMessage,
  type Words,
  wordsKey,
  wordsSchema,
  problemTexts,
  wordsText,
} from './Message.ts';
