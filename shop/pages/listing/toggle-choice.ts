import type { ListingChoice } from './use-listing.ts'

/** Returns the choice with this value added, or removed if it was chosen. */
export function toggleChoice(choice: ListingChoice, name: string, value: string): ListingChoice {
  const without = choice.filter((pair) => pair[0] !== name || pair[1] !== value)
  return without.length < choice.length ? without : [...choice, [name, value]]
}

/** Returns the choice with this value as the only one of its name, or with none. */
export function replaceChoice(choice: ListingChoice, name: string, value: string | undefined): ListingChoice {
  const others = choice.filter((pair) => pair[0] !== name)
  return value === undefined ? others : [...others, [name, value]]
}
