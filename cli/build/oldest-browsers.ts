/**
 * What shoppers' phones of the last six years understand: Safari 14, Chrome 88, Firefox 84 (decision 19). Of the syntax only:
 * `tools/old-browsers` looks for the functions that are missing there.
 */
export const oldestSyntax = 'es2021'

/**
 * The same for style sheets, a little later: before Safari 14.1 lengths by writing direction are missing, and what stands in for
 * them goes by the page's language instead of its direction.
 */
export const oldestStyles = ['safari14.1', 'chrome88', 'firefox84']
