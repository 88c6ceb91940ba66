/**
 * All ids with one moved, as on a screen that shows some of them: it goes before the one at the new position when it
 * moves up, behind it when it moves down. Positions count from 0 among `shown`.
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
