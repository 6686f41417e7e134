/** Elements that are never hidden (GLB-11.4). */
const never = ':root, head, body'

/**
 * Returns the style rules that hide the elements of some selectors, one rule for each. Selectors that the browser does not
 * know are skipped, and `warn` is called (GLB-11.2).
 * @param read returns a selector as the browser serialises it; undefined when it is invalid
 */
export function hidingRules(
  selectors: readonly string[],
  read: (selector: string) => string | undefined,
  warn: (line: string) => void,
): string[] {
  return selectors.flatMap((selector) => {
    const valid = read(selector)
    if (valid === undefined) warn(`hideEl ${selector} is no selector`)
    return valid === undefined ? [] : [`:is(${valid}):not(${never}) { display: none !important }`]
  })
}
