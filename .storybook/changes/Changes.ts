/** What `pnpm changes` found in the pictures of the screen stories, newest comparison first. */
export interface Changes {
  comparisons: readonly PictureComparison[];
}

/** Two revisions whose pictures were compared. */
export interface PictureComparison {
  /** Name of a revision, as git knows it. */
  from: string;
  /** Name of a revision; null for the files as they are now. */
  to: string | null;
  stories: readonly ChangedStory[];
}

export type StoryChange = 'new' | 'changed' | 'removed';

/** A story that looks different, or is not in both revisions. */
export interface ChangedStory {
  /** Storybook's, as in the address. */
  id: string;
  change: StoryChange;
  /** One for each width, widest first. */
  pictures: readonly ChangedPicture[];
  /** Newest first; empty for what is not committed yet. */
  reasons: readonly ChangeReason[];
  /** Ids of its pictures as they are in `to`, for a verdict. */
  lookedAt: readonly string[];
  verdict: GivenVerdict | null;
}

/** Files are named from the folder of the changes. */
export interface ChangedPicture {
  /** In px. */
  width: number;
  before: PictureFile | null;
  after: PictureFile | null;
  /** Null where one of the two is not there. */
  difference: (PictureFile & { pixels: number }) | null;
}

export interface PictureFile {
  file: string;
  /** In px. */
  width: number;
  height: number;
}

/** A commit that changed the pictures of a story. */
export interface ChangeReason {
  commit: string;
  /** `2026-11-23`. */
  date: string;
  subject: string;
  body: string;
}

export const verdicts = ['accepted', 'change wanted'] as const;

/** What a designer says of how a story looks: a file in `pictures/verdicts`. */
export interface Verdict {
  verdict: (typeof verdicts)[number];
  /** Who looked. */
  by: string;
  note: string;
  /** Ids of the pictures that were looked at, as git names their content. */
  pictures: readonly string[];
}

export interface GivenVerdict extends Verdict {
  /** Whether it is about the pictures as they are, and not about older ones. */
  isCurrent: boolean;
}
