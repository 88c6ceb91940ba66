export {
  isMessageCode,
  message,
  type Message,
  type MessageCode,
  type MessageValues,
  readMessage,
  type Words,
  wordsKey,
  wordsSchema,
  wordsText,
} from './Message.ts';
