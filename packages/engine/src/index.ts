export { openSession, type Session } from './Session.ts';
