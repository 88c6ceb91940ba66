export { createShortcutRegistry, type ShortcutRegistry } from './createShortcutRegistry.ts';
export { type Shortcut, shortcutGroups } from './Shortcut.ts';
