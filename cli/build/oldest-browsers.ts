/**
 * The syntax that shoppers' phones of the last six years understand: Safari 14, Chrome 88, Firefox 84 (decision 19).
 * This covers syntax only: `tools/old-browsers` looks for functions that are missing there.
 */
export const oldestSyntax = 'es2021'

/**
 * The same for style sheets, with slightly newer versions: Safari before 14.1 lacks lengths by writing direction, and
 * the substitutes depend on the page's language instead of its direction.
 */
export const oldestStyles = ['safari14.1', 'chrome88', 'firefox84']
