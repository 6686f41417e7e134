/** A request, and the address of the script or page that asked for it. */
export type Asked = { url: string; by?: string }

/**
 * How deep each request of a script's own files lies: its tag's is level 1, one that a file of level n asks for is level n + 1.
 * A file that is asked for twice has the level of its first request.
 */
export function requestLevels(asked: readonly Asked[], isOwn: (url: string) => boolean): Map<string, number> {
  const levels = new Map<string, number>()
  for (const { url, by } of asked) {
    if (isOwn(url) && !levels.has(url)) levels.set(url, 1 + (levels.get(by ?? '') ?? 0))
  }
  return levels
}
