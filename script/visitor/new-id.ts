/**
 * Creates a unique id of three lower-case base-36 groups of 11, 9 and 7 characters: random, time, random (VI-01). Events
 * have ids of the same form (EV-06).
 * @param now epoch milliseconds
 * @param random returns numbers in [0, 1)
 */
export function newId(now: number, random: () => number): string {
  return [randomLetters(11, random), now.toString(36).padStart(9, '0'), randomLetters(7, random)].join('-')
}

function randomLetters(count: number, random: () => number): string {
  let letters = ''
  while (letters.length < count) letters += Math.floor(random() * 36).toString(36)
  return letters
}
