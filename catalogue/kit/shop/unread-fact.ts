import type { ReadableFact } from '../../../contract/site-settings.ts'

/** Returns the reason why nothing is shown where a fact of the page's elements cannot be read, with what to do. */
export function unreadFact(fact: ReadableFact): string {
  return `${fact} could not be read: publish it in an event, mark it up by schema.org, or set reading.${fact} in the site configuration`
}
