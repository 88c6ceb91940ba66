/**
 * All ids with one moved, on a screen that shows some of them: moving up puts it before the one at the new position,
 * moving down behind it. Positions count from 0 among `shown`.
 */
export function moveWorkflow(
  all: readonly string[],
  shown: readonly string[],
  from: number,
  to: number,
): readonly string[] {
  const [moved, target] = [shown[from], shown[to]];
  if (moved === undefined || target === undefined || from === to) return all;
  const others = all.filter((id) => id !== moved);
  const index = others.indexOf(target) + (to > from ? 1 : 0);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}
