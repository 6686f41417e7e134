/** A store of texts by key, such as local storage. Nothing here throws: a full or forbidden store answers false. */
export type KeyValue = {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}
