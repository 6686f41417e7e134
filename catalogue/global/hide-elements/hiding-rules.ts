/** What is never hidden (GLB-11.4). */
const never = ':root, head, body'

/**
 * The style rules that hide what some selectors match, each selector with its own: one that the browser does not know is
 * passed over, of which `warn` is told (GLB-11.2).
 * @param read answers a selector as the browser reads it; undefined when it does not
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
