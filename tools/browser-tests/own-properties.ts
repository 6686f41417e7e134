const owners = [window, document, history, navigator].map(
  (owner) => [owner, Object.getOwnPropertyDescriptors(owner) as Record<string, PropertyDescriptor>] as const,
)

/** What belongs to the runner of tests, and the marks by which React knows where it listens. */
const kept = /^(__vite|_react)/

/** Removes what was added to the window and its parts since this file was loaded, and puts back what was replaced. */
export function restoreOwnProperties(): void {
  for (const [owner, before] of owners) {
    for (const name of Object.getOwnPropertyNames(owner))
      if (!(Object.hasOwn(before, name) || kept.test(name))) Reflect.deleteProperty(owner, name)
    for (const [name, property] of Object.entries(before))
      if (property.configurable && !kept.test(name) && isReplaced(owner, name, property))
        Object.defineProperty(owner, name, property)
  }
}

/** Returns whether a method or an accessor is another one; other values are the page's own state. */
function isReplaced(owner: object, name: string, { get, value }: PropertyDescriptor): boolean {
  const now = Object.getOwnPropertyDescriptor(owner, name)
  return now?.get !== get || (typeof value === 'function' && now?.value !== value)
}
