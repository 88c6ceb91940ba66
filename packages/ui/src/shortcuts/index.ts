export { createShortcutRegistry, type ShortcutRegistry } from './createShortcutRegistry.ts';
export { type Shortcut, type ShortcutGroup, shortcutGroups } from './Shortcut.ts';
