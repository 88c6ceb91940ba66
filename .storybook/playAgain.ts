import { FORCE_REMOUNT, SET_GLOBALS, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

interface StoryContext {
  id: string;
  viewMode: string;
  /** `playedAgainBy`: menus that redraw the story. */
  parameters: { playedAgainBy?: readonly string[] };
}

/** A component asks for motion when it is mounted. */
const menuOfComponents = 'display';
let menuNames: readonly string[] = [];

/** The story on the canvas, or null on a page of the docs, where nothing is played. */
let shownStory: string | null = null;
let isListening = false;

/** Called before each story. */
export function playAgainAfterMenuChange({ id, viewMode, parameters }: StoryContext): void {
  menuNames = [...(parameters.playedAgainBy ?? []), menuOfComponents];
  shownStory = viewMode === 'story' ? id : null;
  if (isListening) return;
  isListening = true;
  listen();
}

/**
 * A menu of situations redraws the story, and Storybook does not play it then: its steps would stand in the panel as
 * if they belonged to what is shown. So it is mounted once more when it has been drawn, and is played, or says in a step
 * that it is not.
 */
function listen(): void {
  const channel = addons.getChannel();
  let chosen: Globals = {};
  let hasChanged = false;
  channel.on(SET_GLOBALS, ({ globals }: { globals: Globals }) => (chosen = { ...chosen, ...globals }));
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Globals }) => {
    if (menuNames.some((name) => name in globals && (globals[name] ?? null) !== (chosen[name] ?? null)))
      hasChanged = true;
    chosen = { ...chosen, ...globals };
  });
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    if (!hasChanged || storyId !== shownStory) return;
    hasChanged = false;
    channel.emit(FORCE_REMOUNT, { storyId });
  });
}
