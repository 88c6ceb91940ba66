export {
  message,
  type Message,
  type MessageCode,
  type MessageValues,
  readMessage,
  type Words,
  wordsSchema,
  wordsText,
} from './Message.ts';
