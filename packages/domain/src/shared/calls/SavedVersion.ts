import { message, type Words } from '../../messages/Message.ts';
import { bidiIsolate } from '../texts/bidiIsolate.ts';
import { formatCount } from '../numbers/formatCount.ts';
import type { IsoTime } from '../dates/IsoTime.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Who saved a version and when. */
export interface SavedVersion {
  /** 0 before the first save. */
  version: number;
  savedAt: IsoTime | null;
  /** Name of the person. */
  savedBy: string | null;
}

/** Words for versions. */
export const versionWords = inLanguage('versionWords', {
  someone: 'Someone else',
  newer: (person: string, what: string) => `${person} saved newer ${what} while you were editing.`,
  version: (version: number) => `Version ${formatCount(version)}`,
  savedBy: (version: string, person: string) => `${version}, saved by ${person}`,
});

/** Before the first save. */
export const unsavedVersion: SavedVersion = { version: 0, savedAt: null, savedBy: null };

/** The person saving now, and the time. */
export interface SavedBy {
  savedAt: IsoTime;
  savedBy: string;
}

/** Outcome of a save, as the side that stores it decides. `Current` includes `null` if another person can delete it. */
export type SaveDecision<Saved, Current = Saved> =
  | { type: 'saved'; saved: Saved }
  | { type: 'refused'; message: Words }
  /** Another person saved a newer version, or deleted it. */
  | { type: 'outdated'; current: Current; message: Words };

/** Decision for a save when `current` is newer than the edited version. `what`: "routing rules". */
export function outdatedSave<Saved extends SavedVersion>(current: Saved, what: Words): SaveDecision<Saved> {
  const person = current.savedBy ?? message('saved.someone');
  return { type: 'outdated', current, message: message('saved.newer', { person, what }) };
}

/** "Robin Carter saved newer routing rules while you were editing." */
export function newerVersionText(savedBy: string | null, what: string): string {
  return versionWords.newer(personText(savedBy), what);
}

/** "Version 3, saved by Robin Carter"; `null` before the first save. */
export function versionText(version: number, savedBy: string | null): string | null {
  if (version === 0) return null;
  const text = versionWords.version(version);
  return savedBy === null ? text : versionWords.savedBy(text, bidiIsolate(savedBy));
}

function personText(savedBy: string | null): string {
  return savedBy === null ? versionWords.someone : bidiIsolate(savedBy);
}

/** Texts shared by every screen that saves versions. */
export const savedVersionTexts = inLanguage('savedVersionTexts', {
  save: 'Save',
  discard: 'Discard changes',
  nothingToSave: 'There are no changes to save.',
  undo: 'Undo',
  retry: 'Retry',
  outdated: {
    theirs: 'What they saved',
    keepTheirs: 'Use theirs',
    saveMine: 'Save mine over it',
  },
  leave: {
    title: 'Leave without saving?',
    body: 'What you changed here will be lost.',
    confirm: 'Leave',
    stay: 'Stay',
  },
});
