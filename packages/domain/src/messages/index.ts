export {
  isMessageCode,
  message,
  type Message,
  type MessageCode,
  readMessage,
  type Words,
  wordsKey,
  wordsSchema,
  wordsText,
} from './Message.ts';
