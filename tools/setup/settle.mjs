/** The set-up cannot continue; `remedy` says what the reader can do about it. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   */
  constructor(message, remedy) {
    super(message)
    this.remedy = remedy
  }
}

/**
 * Runs one part of the set-up and prints its duration and result.
 * @param {string} name
 * @param {() => string | Promise<string>} part returns what is ready; throws SetupError when it fails
 */
export async function settlePart(name, part) {
  const begin = performance.now()
  const found = await part()
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${name.padEnd(10)} ${`${seconds} s`.padStart(8)}   ${found}`)
}
