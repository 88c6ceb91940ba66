import { FORCE_REMOUNT, SET_GLOBALS, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

interface StoryContext {
  id: string;
  viewMode: string;
  /** `playedAgainBy`: menus that re-render the story. */
  parameters: { playedAgainBy?: readonly string[] };
}

/** Components read the motion setting only when they mount. */
const menuOfComponents = 'display';
let menuNames: readonly string[] = [];

/** The story on the canvas; `null` on a docs page, which plays nothing. */
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
 * A menu change re-renders the story without playing it, so the Interactions panel would still show the old steps. This remounts the story
 * after it has rendered, which plays it, or shows a step that says why not.
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
